'use client'

import { Component, type ReactNode } from 'react'

type Props = {
  /** Another version is tried again after a failure. */
  version: number
  /** Shown in place of a version that cannot be rendered. */
  fallback: ReactNode
  onFailure(): void
  children: ReactNode
}

type State = { failed: boolean; version: number }

/** Shows a fallback while its children cannot be rendered. */
export class KeepLast extends Component<Props, State> {
  override state: State = { failed: false, version: 0 }

  static getDerivedStateFromProps({ version }: Props, state: State): State | null {
    return version === state.version ? null : { failed: false, version }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
