/** A person who works for the league, for their card. */
export interface Person {
  readonly name: string;
  /** Their name in the league's chat. */
  readonly handle: string;
  readonly titles: readonly string[];
  /** An e-mail address; only board members have one. */
  readonly contact: string | null;
}

export interface People {
  readonly board: readonly Person[];
  readonly coWorkers: readonly Person[];
}

interface WrittenPerson {
  name: string;
  handle: string;
  titles: Record<string, string[]>;
  contact?: string;
}

/**
 * Reads the people, with their titles in one language. Removes the contact address of a person who is not on the board.
 */
export function parsePeople(source: string, language: string): People {
  const { board, coWorkers } = JSON.parse(source) as Record<keyof People, WrittenPerson[]>;
  const cardOf = ({ name, handle, titles }: WrittenPerson): Person => {
    const own = titles[language] ?? [];
    if (own.length === 0) throw new Error(`${name} has no title in ${language}`);
    return { name, handle, titles: own, contact: null };
  };
  return {
    board: board.map((person) => ({ ...cardOf(person), contact: person.contact ?? null })),
    coWorkers: coWorkers.map(cardOf),
  };
}
