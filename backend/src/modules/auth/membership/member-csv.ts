import type { SiteLanguage } from '../../../domain/site-language.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { csvOf } from '../../../platform/csv.ts';
import type { ListedMember } from './member-list.ts';

interface Words {
  headings: readonly string[];
  yes: string;
  no: string;
}

/** The words of the file. It leaves the site, so they cannot be among the page's texts. */
const WORDS: Readonly<Record<SiteLanguage, Words>> = {
  se: {
    headings: [
      'Namn',
      'E-post',
      'Telefon',
      'Postnummer',
      'Ort',
      'Medlem sedan',
      'Vill ha utskick',
      'Har loggat in',
      'Spelare',
    ],
    yes: 'Ja',
    no: 'Nej',
  },
  en: {
    headings: [
      'Name',
      'Email',
      'Phone',
      'Postcode',
      'Town',
      'Member since',
      'Wants mailings',
      'Has logged in',
      'Player',
    ],
    yes: 'Yes',
    no: 'No',
  },
};

/** The register as a file for a spreadsheet. Days are Swedish. */
export function memberCsv(members: readonly ListedMember[], language: SiteLanguage): string {
  const { headings, yes, no } = WORDS[language];
  const said = (value: boolean): string => (value ? yes : no);
  return csvOf([
    headings,
    ...members.map(({ name, email, phone, zip, city, joinedAt, agreesToMarketing, hasAccount, nickname }) => [
      name,
      email,
      phone,
      zip,
      city,
      StockholmTime.stockholmDate(new Date(joinedAt)),
      agreesToMarketing === null ? null : said(agreesToMarketing),
      said(hasAccount),
      nickname,
    ]),
  ]);
}
