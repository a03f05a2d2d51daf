'use client'

import dynamic from 'next/dynamic'

/** The forms of the editor, which is loaded when one is opened. */
export const ReplyForm = dynamic(() => import('./editor/ReplyForm.client').then((module) => module.ReplyForm))
export const TopicForm = dynamic(() => import('./editor/TopicForm.client').then((module) => module.TopicForm))
export const EditPostForm = dynamic(() => import('./editor/EditPostForm.client').then((module) => module.EditPostForm))
