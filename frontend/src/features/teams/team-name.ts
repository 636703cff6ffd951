import * as z from 'zod/mini';
import { textKey, tooLong } from '../../ui/form/form-text';

/** The longest name of a team. */
export const TEAM_NAME_MAX = 60;

/** The schema of a team's name: one line, not empty. */
export const teamName = z
  .string()
  .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(TEAM_NAME_MAX, tooLong(TEAM_NAME_MAX)));
