import * as z from 'zod/mini';
import { textKey, tooLong } from '../../../ui/form/form-text';

/** As on the server (docs/contracts/limits.json). */
export const MESSAGE_MAX = 700;

const text = z
  .string()
  .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(MESSAGE_MAX, tooLong(MESSAGE_MAX)));

/** A message in both languages. */
export const messageSchema = z.object({ textSv: text, textEn: text });
export type MessageForm = z.infer<typeof messageSchema>;

export const EMPTY_MESSAGE: MessageForm = { textSv: '', textEn: '' };
