import { evidenceOf } from './claim-evidence.ts';
import type { ClaimedDetails, ClaimEvidence, KnownDetails } from './claim-evidence.ts';

const CLAIMED: ClaimedDetails = {
  chatName: 'Nova',
  helpText: '',
  account: { platform: 'steam', accountId: '76561190000000001' },
  birthdate: '2000-01-31',
  nationality: 'SE',
};
const NOBODY: KnownDetails = { names: ['Kalle'], accounts: [], birthdate: null, nationality: null };

test.each([
  { why: 'nothing is known', claimed: {}, known: {}, says: {} },
  {
    why: 'the same name with other case and signs',
    claimed: {},
    known: { names: ['n.o.v.a!'] },
    says: { name: 'same' },
  },
  { why: 'the name of before in the chat', claimed: {}, known: { names: ['Kalle', 'nova'] }, says: { name: 'same' } },
  { why: 'one letter more', claimed: {}, known: { names: ['Novaa'] }, says: { name: 'similar' } },
  { why: 'three of five letters', claimed: {}, known: { names: ['Norra'] }, says: { name: 'similar' } },
  { why: 'half of the letters', claimed: {}, known: { names: ['Nåvi'] }, says: {} },
  { why: 'a name without a key is like no one', claimed: { chatName: '' }, known: { names: [''] }, says: {} },
  {
    why: 'the account with other case and spaces',
    claimed: { account: { platform: 'epic', accountId: 'Nova.Epic' } },
    known: { accounts: [{ platform: 'epic', accountId: ' nova.epic ' }] },
    says: { account: 'agrees' },
  },
  {
    why: 'one of two accounts on the platform',
    claimed: {},
    known: {
      accounts: [
        { platform: 'steam', accountId: '2' },
        { platform: 'steam', accountId: '76561190000000001' },
      ],
    },
    says: { account: 'agrees' },
  },
  {
    why: 'another account on the platform',
    claimed: {},
    known: { accounts: [{ platform: 'steam', accountId: '2' }] },
    says: { account: 'differs' },
  },
  {
    why: 'the same id on another platform says nothing',
    claimed: {},
    known: { accounts: [{ platform: 'epic', accountId: '76561190000000001' }] },
    says: {},
  },
  {
    why: 'no account given',
    claimed: { account: null },
    known: { accounts: [{ platform: 'steam', accountId: '2' }] },
    says: {},
  },
  { why: 'the birthdate agrees', claimed: {}, known: { birthdate: '2000-01-31' }, says: { birthdate: 'agrees' } },
  {
    why: 'the birthdate differs by a day',
    claimed: {},
    known: { birthdate: '2000-01-30' },
    says: { birthdate: 'differs' },
  },
  { why: 'no birthdate given', claimed: { birthdate: null }, known: { birthdate: '2000-01-30' }, says: {} },
  {
    why: 'the asker writes the name, with other case',
    claimed: { helpText: 'Jag hette KALLE då.' },
    known: {},
    says: { isMentioned: true },
  },
  { why: 'two letters stand in any text', claimed: { helpText: 'Hej!' }, known: { names: ['He'] }, says: {} },
  { why: 'another country', claimed: {}, known: { nationality: 'NO' }, says: { nationality: 'differs' } },
] satisfies {
  why: string;
  claimed: Partial<ClaimedDetails>;
  known: Partial<KnownDetails>;
  says: Partial<ClaimEvidence>;
}[])('a claim and a player: $why', ({ claimed, known, says }) => {
  const nothing = {
    name: 'different',
    isMentioned: false,
    account: 'unknown',
    birthdate: 'unknown',
    nationality: 'unknown',
  };
  expect(evidenceOf({ ...CLAIMED, ...claimed }, { ...NOBODY, ...known })).toEqual({ ...nothing, ...says });
});
