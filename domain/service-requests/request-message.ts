import { z } from 'zod';
import { MAX_MESSAGE_LENGTH } from '#domain/constants.ts';
import { lines } from '#domain/validation.ts';

/** One message of a thread. Without a recipient it is from the buyer to all companies of the request. */
export type RequestMessage = {
  id: number;
  recipientId: number | null;
  author: 'buyer' | 'company' | 'admin';
  body: string;
  createdAt: string;
};

export const messageForm = z.object({ message: lines('Please write a message', 1, MAX_MESSAGE_LENGTH) });

/** The thread of one company: what only it sees, and what goes to all. */
export function threadOf(messages: readonly RequestMessage[], recipientId: number): RequestMessage[] {
  return messages.filter((message) => message.recipientId === recipientId || isToAll(message));
}

/** The question of a company that the buyer has not answered yet. */
export function openQuestion(messages: readonly RequestMessage[], recipientId: number): RequestMessage | undefined {
  const last = threadOf(messages, recipientId).at(-1);
  return last?.author === 'company' ? last : undefined;
}

function isToAll({ recipientId, author }: RequestMessage): boolean {
  return recipientId === null && author === 'buyer';
}
