import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userSchemaOf } from './user-form';

/** The server's own tests use the same examples, so that form and server have the same rules. */
const { mmr } = JSON.parse(
  readFileSync(join(__dirname, '../../../../../docs/contracts/applicant-cases.json'), 'utf8'),
) as { mmr: { typed: string; stored: string | null; why: string }[] };

const TEXTS = {
  discordName: '',
  steam: '',
  twitter: '',
  instagram: '',
  twitch: '',
  tiktok: '',
  youtube: '',
  avatar: '',
};
const ROLES = { ADMIN: false, DIVISION_ADMIN: false, GRAPHICS: false, WRITER: false };

test.each(mmr)('the MMR $typed is $stored: $why', ({ typed, stored }) => {
  const form = userSchemaOf({ playerId: 1 }).safeParse({ nickname: 'Ada', mmr: typed, ...TEXTS, ...ROLES });
  expect(form.data?.mmr ?? null).toBe(stored);
});
