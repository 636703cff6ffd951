/** What a signed-in person must still fill in (R12). */
export type RegistrationStep = 'newPlayer' | 'confirmDetails' | 'none';

/** The form that the person must fill in, with the values that are already known; all null when there is no form. */
export interface Registration {
  step: RegistrationStep;
  /** The player's nickname; without a player, the account's name in the chat as a suggestion. */
  nickname: string | null;
  platform: string | null;
  platformId: string | null;
  /** Of an account without a player: its verified address, by which a member is known (R12). */
  email: string | null;
  /** `YYYY-MM-DD`. */
  birthdate: string | null;
  /** Two letters. */
  nationality: string | null;
}

/** A player's own details, which only they see (T01). */
export interface PlayerSettings extends Omit<Registration, 'step' | 'email'> {
  id: number;
  nickname: string;
  avatar: string | null;
  banner: string | null;
}
