import {
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql'
import { graphql } from './http'
import type { Viewer } from './people'

const MAX_DEPTH = 4

/** The schema as a browser can learn it. */
export async function schemaSeenBy(viewer: Viewer): Promise<GraphQLSchema> {
  const { json } = await graphql(viewer, getIntrospectionQuery())
  return buildClientSchema((json as { data: IntrospectionQuery }).data)
}

/** Asks for every field of a type, a few levels deep. */
function selection(type: GraphQLOutputType, depth: number): string {
  if (isNonNullType(type) || isListType(type)) return selection(type.ofType, depth)
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).flatMap((field) => {
    let inner: GraphQLOutputType = field.type
    while (isNonNullType(inner) || isListType(inner)) inner = inner.ofType
    if (!isObjectType(inner)) return isUnionType(inner) ? [`${field.name} { __typename }`] : [field.name]
    return depth < MAX_DEPTH ? [`${field.name} ${selection(inner, depth + 1)}`] : []
  })
  return `{ __typename ${fields.join(' ')} }`
}

/** A value that an argument accepts. */
function literal(type: GraphQLInputType, name: string, id: number): string {
  if (isNonNullType(type)) return literal(type.ofType, name, id)
  if (isListType(type)) return `[${literal(type.ofType, name, id)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || field.name === 'role',
    )
    return `{ ${required.map((field) => `${field.name}: ${literal(field.type, field.name, id)}`).join(' ')} }`
  }
  if (name === 'role') return 'administrator'
  if (isScalarType(type)) {
    if (type.name === 'Int' || type.name === 'Float') return String(id)
    if (type.name === 'Boolean') return 'true'
    if (type.name === 'DateTime') return '"2026-01-01T00:00:00.000Z"'
    if (type.name === 'EmailAddress') return '"nobody@example.com"'
    if (type.name.startsWith('JSON')) return '{}'
  }
  return name === 'id' || name === 'ID' ? String(id) : '"stolen"'
}

const argumentsOf = (args: readonly GraphQLArgument[], id: number) => {
  const given = args.flatMap((arg) => {
    if (arg.name === 'draft') return ['draft: true']
    if (arg.name === 'limit') return ['limit: 100']
    if (arg.name === 'role') return ['role: administrator']
    return isNonNullType(arg.type) || arg.name === 'data' || arg.name === 'id'
      ? [`${arg.name}: ${literal(arg.type, arg.name, id)}`]
      : []
  })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

const asked = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, id: number, from: number) =>
  `${kind} { ${field.name}${argumentsOf(field.args, id)} ${selection(field.type, from)} }`

/** A question as deep as it goes, then the same one ever shallower, for where the server finds it too complex. */
const shallower = (field: GraphQLField<unknown, unknown>, id: number) =>
  Array.from({ length: MAX_DEPTH + 1 }, (_, from) => asked('query', field, id, from))

/** For every field that can be asked, and some documents where it takes an id, the question in all its depths. */
export function everyQuery(schema: GraphQLSchema, ids: readonly number[]): string[][] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) =>
    field.args.some(({ name, type }) => name === 'id' && isNonNullType(type))
      ? ids.map((id) => shallower(field, id))
      : [shallower(field, 1)],
  )
}

/** One mutation for every one that there is. Signing out would end the walk's own session. */
export function everyMutation(schema: GraphQLSchema, id: number): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ name }) => name !== 'logoutUser')
    .map((field) => asked('mutation', field, id, MAX_DEPTH - 1))
}
