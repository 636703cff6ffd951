/** What a person who is signed in still has to tell (R12). */
export type RegistrationStep = 'newPlayer' | 'confirmDetails' | 'none';

/** The form that is due, with what is known already; all null when none is. */
export interface Registration {
  step: RegistrationStep;
  /** The player's, or else the account's name in the chat as a suggestion. */
  nickname: string | null;
  platform: string | null;
  platformId: string | null;
  /** `YYYY-MM-DD`. */
  birthdate: string | null;
  /** Two letters. */
  nationality: string | null;
}

/** What a player sees of their own data, and no one else (T01). */
export interface PlayerSettings extends Omit<Registration, 'step'> {
  id: number;
  nickname: string;
  avatar: string | null;
  banner: string | null;
}
