import * as Login from './login.ts';
import type { LoginFacts } from './login.ts';

const details = { platform: 'steam', platformId: '7656', birthdate: '2000-01-01', nationality: 'SE' };
const swede: LoginFacts = { inGuild: true, player: details, isMember: true };

describe('why an account has no membership', () => {
  const known = { email: 'ada@example.se', emailVerified: true, memberEmail: null };
  test.each<[Login.NoMemberReason, Login.MemberAddresses, string]>([
    ['unknownAddress', known, 'it never had one'],
    ['unverified', { ...known, emailVerified: false }, 'Discord has not verified the address'],
    ['unverified', { ...known, email: null }, 'Discord tells none'],
    ['unverified', { ...known, emailVerified: false, memberEmail: 'a@b.se' }, 'verifying comes first'],
    ['addressChanged', { ...known, memberEmail: 'ada@exemple.se' }, 'the membership it had has another one'],
    ['unknownAddress', { ...known, memberEmail: 'ADA@example.se' }, 'upper and lower case are the same'],
  ])('%s: %j (%s)', (reason, addresses) => {
    expect(Login.noMemberReason(addresses)).toBe(reason);
  });
});

describe('what a login comes to', () => {
  test.each<[Login.LoginResult, LoginFacts, string]>([
    ['success', swede, 'a Swedish member with all details'],
    [
      'success',
      { ...swede, isMember: false, player: { ...details, nationality: 'NO' } },
      'only Swedes must be members',
    ],
    ['notMember', { ...swede, isMember: false }, 'a Swede who is not a member'],
    ['waitingInformation', { ...swede, player: { ...details, platform: null } }, 'no platform'],
    ['waitingInformation', { ...swede, player: { ...details, platformId: '' } }, 'an empty platform id is none'],
    ['waitingInformation', { ...swede, player: { ...details, birthdate: null } }, 'no birthdate'],
    ['waitingInformation', { ...swede, player: { ...details, nationality: null } }, 'no nationality'],
    [
      'waitingInformation',
      { ...swede, isMember: false, player: { ...details, birthdate: null } },
      'details come before membership',
    ],
    ['notConnectedToPlayer', { ...swede, player: null }, 'no player'],
    ['notConnectedToPlayer', { ...swede, player: null, isMember: false }, 'a player comes before membership'],
    ['notMemberOfGuild', { inGuild: false, player: null, isMember: false }, 'the chat server comes first'],
    ['notMemberOfGuild', { ...swede, inGuild: false }, 'nothing makes up for the chat server'],
  ])('%s: %j (%s)', (result, facts) => {
    expect(Login.resultOf(facts)).toBe(result);
  });

  test('three results sign in', () => {
    const all: Login.LoginResult[] = [
      'success',
      'notMember',
      'notMemberOfGuild',
      'notConnectedToPlayer',
      'waitingInformation',
      'error',
    ];
    expect(all.filter(Login.signsIn)).toEqual(['success', 'notConnectedToPlayer', 'waitingInformation']);
  });
});
