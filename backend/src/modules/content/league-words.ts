import { LEAGUE, type League } from '../../platform/config/league.ts';

const WORD = /\{\{([^}]*)\}\}/g;

/**
 * The league's texts do not name it: who operates the site stands in `content/league.json` only. A text has `{{name}}`,
 * `{{shortName}}`, `{{association}}`, `{{contactEmail}}` or `{{mailDomain}}` where its name stands for readers. Throws when a text has
 * another word. The printer of the rule books fills them in with this too.
 */
export function fillLeagueWords(text: string, league: League = LEAGUE): string {
  const { name, shortName, association, contactEmail } = league;
  const mailDomain = contactEmail.slice(contactEmail.indexOf('@') + 1);
  const words: Record<string, string> = { name, shortName, association, contactEmail, mailDomain };
  return text.replace(WORD, (written, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`${written} is no word of league.json`);
    return value;
  });
}
