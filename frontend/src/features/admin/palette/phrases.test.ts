import type { Role } from '../../../lib/schema.generated';
import en from './locales/en.json';
import se from './locales/se.json';
import { ACTS, actsFor, type ActId } from './acts';
import { matchActs, rolesIn, searchedIn } from './find-acts';
import { beginningOf, fitPhrase, fitsWords, phrasesOf } from './phrases';
import { ROLES } from '../users/user-form';

const GIVE = 'ge {thing} rollen {role}';

test.each([
  { phrase: 'rapportera {thing}', typed: 'rapportera Kugghjulen', thing: 'Kugghjulen', why: 'the whole phrase' },
  { phrase: 'rapportera {thing}', typed: 'RAPPORTERA kugghjulen', thing: 'kugghjulen', why: 'capitals' },
  { phrase: 'rapportera {thing}', typed: ' rapportera   Nya  Kugghjulen ', thing: 'Nya Kugghjulen', why: 'two words' },
  { phrase: 'rapportera {thing}', typed: 'rapp', thing: '', why: 'the last word may be unfinished' },
  { phrase: 'rapportera {thing}', typed: 'rapp Kugghjulen', thing: null, why: 'only the last word may be' },
  { phrase: 'rapportera {thing}', typed: 'Kugghjulen', thing: null, why: 'a name alone is no act' },
  { phrase: 'rapportera {thing}', typed: '  ', thing: null, why: 'nothing is typed' },
  { phrase: GIVE, typed: 'ge Nova', thing: 'Nova', why: 'the phrase may go on' },
  { phrase: GIVE, typed: 'ge Nova ro', thing: 'Nova', why: 'an unfinished word of the phrase is no name' },
  { phrase: GIVE, typed: 'ge Nova rollen skribent', thing: 'Nova', role: 'skribent', why: 'both are named' },
  { phrase: GIVE, typed: 'ge Rollen rollen grafik', thing: 'Rollen', role: 'grafik', why: 'a name like the phrase' },
  { phrase: GIVE, typed: 'ge Bo Ek rollen skri', thing: 'Bo Ek', role: 'skri', why: 'an unfinished role' },
  {
    phrase: 'give {thing} the {role} role',
    typed: "give Nova the writer's role",
    thing: 'Nova',
    role: "writer's",
    why: 'a word after the last slot',
  },
  {
    phrase: 'give {thing} the {role} role',
    typed: 'give Nova the division admin',
    thing: 'Nova',
    role: 'division admin',
    why: 'a role of two words, the last word of the phrase is missing',
  },
])('"$typed" in "$phrase" names "$thing": $why', ({ phrase, typed, thing, role = '' }) => {
  expect(fitPhrase(phrase, typed)).toEqual(thing === null ? null : { thing, role, isNamed: thing !== '' });
});

test.each([
  { typed: 'ny nyhet', fits: true, why: 'the whole phrase' },
  { typed: 'nyhet', fits: true, why: 'any of its words' },
  { typed: 'nyh ny', fits: true, why: 'in any order' },
  { typed: 'ny serie', fits: false, why: 'a word of no phrase' },
  { typed: '', fits: true, why: 'nothing is asked for yet' },
])('"$typed" fits a new post: $fits, because it has $why', ({ typed, fits }) => {
  expect(fitsWords(['ny nyhet', 'skriv en nyhet'], typed)).toBe(fits);
});

test('the beginning of a phrase ends where the name is typed', () => {
  expect(beginningOf('bestäm tid för {thing}')).toBe('bestäm tid för ');
});

const idsIn = (typed: string, roles: readonly Role[], texts = se) =>
  matchActs(typed, actsFor(roles), (id) => texts.act[id].phrases).map(({ act }) => act.id);

test.each<{ typed: string; roles?: Role[]; texts?: typeof se; acts: ActId[]; why: string }>([
  { typed: 'rapportera Kugghjulen', acts: ['report'], why: 'the Swedish verb' },
  { typed: 'report Kugghjulen', texts: en, acts: ['report'], why: 'the English verb' },
  { typed: 'rapportera Kugghjulen', roles: ['WRITER'], acts: [], why: 'a writer reports nothing' },
  { typed: 'ge Nova rollen skribent', acts: ['role'], why: 'a role' },
  { typed: "give Nova the writer's role", texts: en, acts: ['role'], why: 'a role in English' },
  { typed: 'ge Nova rollen skribent', roles: ['DIVISION_ADMIN'], acts: [], why: 'admins give roles' },
  { typed: 'spärra Nova', acts: ['sanction'], why: 'one of several verbs of an act' },
  { typed: 'spärra Nova', roles: ['DIVISION_ADMIN'], acts: [], why: 'admins decide sanctions' },
  { typed: 'bestäm tider', acts: ['times'], why: 'an act that needs nothing' },
  { typed: 'bestäm tid', acts: ['time', 'times'], why: 'two acts begin so' },
  { typed: 'ny nyhet', roles: ['WRITER'], acts: ['post', 'category'], why: 'a category of news begins so too' },
  { typed: 'r', acts: [], why: 'one letter asks for nothing' },
  { typed: 'Kugghjulen', acts: [], why: 'a name is no act' },
])('"$typed" as $roles asks for $acts: $why', ({ typed, roles = ['ADMIN'], texts = se, acts }) => {
  expect(idsIn(typed, roles, texts)).toEqual(acts);
});

test.each([
  { typed: 'rapportera Kugghjulen', text: 'Kugghjulen', why: 'the name in the phrase' },
  { typed: 'rapport', text: 'rapport', why: 'it may be the beginning of a name' },
  { typed: ' Kugghjulen ', text: 'Kugghjulen', why: 'no act' },
])('"$typed" searches for "$text": $why', ({ typed, text }) => {
  expect(
    searchedIn(
      matchActs(typed, ACTS, (id) => se.act[id].phrases),
      typed,
    ),
  ).toBe(text);
});

test.each([
  { text: '', roles: ROLES, why: 'any of them is still possible' },
  { text: 'Skri', roles: ['WRITER'], why: 'an unfinished word' },
  { text: 'skribenten', roles: ['WRITER'], why: 'another form' },
  { text: 'admin', roles: ['ADMIN'], why: 'a division admin is another role' },
  { text: 'divisionsa', roles: ['DIVISION_ADMIN'], why: 'its own word' },
  { text: 'kapten', roles: [], why: 'no role of the staff' },
])('"$text" means $roles: $why', ({ text, roles }) => {
  expect(rolesIn(text, ROLES, (role) => se['role-words'][role])).toEqual(roles);
});

describe.each([
  ['se', se],
  ['en', en],
] as const)('the phrases in %s', (_, texts) => {
  test.each(ACTS.map(({ id, needs }) => ({ id, needs })))('of $id leave open what it needs', ({ id, needs }) => {
    const named = needs === 'nothing' ? [] : ['{thing}'];
    const phrases = phrasesOf(texts.act[id].phrases);
    for (const phrase of phrases) {
      expect(phrase).toBe(phrase.toLowerCase());
      expect(phrase.match(/\{\w+\}/g)?.filter((slot) => slot !== '{role}') ?? []).toEqual(named);
    }
    expect(phrases.some((phrase) => phrase.includes('{role}'))).toBe(needs === 'role');
  });

  test('no act without an entry, and no entry without an act', () => {
    expect(Object.keys(texts.act).toSorted()).toEqual(ACTS.map(({ id }) => id as string).toSorted());
  });
});
