import * as z from 'zod/mini';
import { textKey, tooLong } from '../../ui/form/form-text';

/** Longest name that a team may have. */
export const TEAM_NAME_MAX = 60;

/** A name for a team: one line with something in it. */
export const teamName = z
  .string()
  .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(TEAM_NAME_MAX, tooLong(TEAM_NAME_MAX)));
