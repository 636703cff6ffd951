import type { BlindIndex } from '../platform/crypto/blind-index.ts';

/** Deletes a picture from its storage, by its name, or a replay file, by its digest. */
type Remove = (name: string) => Promise<void>;

/** The storage of what is erased with a person. */
export interface EraserTools {
  index: BlindIndex;
  removePicture: Remove;
  removeReplay: Remove;
  /** Writes the list of erased people beside the database. */
  saveList: () => Promise<void>;
}

/** What is left of erased people in the storage. */
export interface ErasedFiles {
  /** Names of pictures that are not used any more. */
  pictures: string[];
  /** Digests of the replay files of their games, which have names and accounts. */
  replays: string[];
}

/** Deletes the files of people who are already erased. Throws with the names of those that stay: no row has them any more. */
export async function removeFiles(
  { removePicture, removeReplay }: EraserTools,
  { pictures, replays }: ErasedFiles,
): Promise<void> {
  const left: string[] = [];
  for (const name of pictures) await removePicture(name).catch(() => left.push(name));
  for (const sha256 of replays) await removeReplay(sha256).catch(() => left.push(`${sha256}.replay`));
  if (left.length > 0) throw new Error(`Erased, but these files have to be removed by hand: ${left.join(', ')}.`);
}
