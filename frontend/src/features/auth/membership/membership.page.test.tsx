import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MembershipInput } from '../../../lib/schema.generated';
import { noticesOfEachTest } from '../../../test/notices';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { ApplyForMembershipDocument } from './apply-for-membership.generated';
import MembershipPage from './membership.page';
import { OwnEmailDocument } from './own-email.generated';

const DONE = { messageKey: 'member.success.formsave' };
const problem = (code: string, messageKey: string, field: string | null = null) => ({
  code,
  messageKey,
  field,
  params: field === 'ssn' ? [{ name: 'age', value: '13' }] : [],
});

const sent: MembershipInput[] = [];
const notices = noticesOfEachTest();
beforeEach(() => void sent.splice(0));

async function draw(answer: object | Error = DONE, viewer: Parameters<typeof viewerAnswer>[0] = null) {
  const answers = [
    viewerAnswer(viewer),
    answerTo(OwnEmailDocument, { registration: { email: 'ny@example.se' } }),
    answer instanceof Error
      ? noAnswerTo(ApplyForMembershipDocument, { error: answer })
      : answerTo(ApplyForMembershipDocument, ({ input }) => {
          sent.push(input);
          return { applyForMembership: answer };
        }),
  ];
  await renderPart(<MembershipPage />, { answers, namespaces: ['auth-membership', 'api'] });
  await screen.findByLabelText('Förnamn');
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Bli medlem' }));

async function fill() {
  const texts = {
    Förnamn: ' Ada ',
    Efternamn: 'Öberg',
    'E-postadress': 'ada@example.se',
    Mobilnummer: '070-174 06 05',
    Personnummer: '198507099805',
    Adress: 'Storgatan 1',
    Postnummer: '123 45',
    Stad: 'Ystad',
  };
  for (const [name, text] of Object.entries(texts)) await userEvent.type(field(name), text);
  await userEvent.selectOptions(field('Kön'), 'Kvinna');
  await userEvent.click(screen.getByRole('checkbox', { name: /vill bli medlem/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /personuppgifter/ }));
}

test('an empty form is stopped, with a sentence at each field', async () => {
  await draw();
  await send();
  await screen.findByRole('alert');
  const said = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent;
  expect({
    Förnamn: said('Förnamn'),
    Efternamn: said('Efternamn'),
    'E-postadress': said('E-postadress'),
    Mobilnummer: said('Mobilnummer'),
    Personnummer: said('Personnummer'),
    Adress: said('Adress'),
    Postnummer: said('Postnummer'),
    Stad: said('Stad'),
    Kön: said('Kön'),
  }).toEqual({
    Förnamn: 'Ange förnamn',
    Efternamn: 'Ange efternamn',
    'E-postadress': 'Ange en giltig e-postadress',
    Mobilnummer: 'Ange ett giltigt telefonnummer',
    Personnummer: 'Ange personnummer: ÅÅMMDD-XXXX',
    Adress: 'Ange adress',
    Postnummer: 'Ange postnummer',
    Stad: 'Ange stad',
    Kön: 'Välj ett alternativ',
  });
  for (const tick of screen.getAllByRole('checkbox').slice(0, 2)) {
    expect(tick).toHaveAccessibleDescription(expect.stringContaining('Du måste godkänna'));
  }
  expect(screen.getByRole('checkbox', { name: /utskick/ })).toBeValid();
  expect(sent).toEqual([]);
});

test.each([
  { name: 'E-postadress', example: 'namn@exempel.se' },
  { name: 'Mobilnummer', example: '070\u2011123\u00a045\u00a067' },
  { name: 'Personnummer', example: 'ÅÅMMDD-XXXX' },
  { name: 'Postnummer', example: '123\u00a045' },
])('the help of $name has an example, before and after a mistake', async ({ name, example }) => {
  await draw();
  const told = () => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(example));
  told();
  await send();
  await screen.findByRole('alert');
  told();
});

test.each([
  { playerId: 7, name: 'Till min sida', to: '/player/7', says: 'Du är inloggad.' },
  { playerId: null, name: 'Fortsätt till spelaren', to: '/register', says: 'fortfarande inloggad' },
])('who is logged in with player $playerId is led to $to', async ({ playerId, name, to, says }) => {
  await draw(DONE, { playerId });
  // the account's own address is there already
  expect(field('E-postadress')).toHaveValue(playerId === null ? 'ny@example.se' : '');
  await userEvent.clear(field('E-postadress'));
  await fill();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(says);
  expect(within(alert).getByRole('link', { name })).toHaveAttribute('href', to);
});

test('a saved application says for whom in the place of the form, which another person may fill in', async () => {
  await draw();
  await fill();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ditt medlemskap är sparat.');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(within(alert).getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/api/auth/discord');
  expect(sent).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Öberg',
      email: 'ada@example.se',
      phone: '070-174 06 05',
      ssn: '850709-9805',
      address: 'Storgatan 1',
      zip: '123 45',
      city: 'Ystad',
      sex: 'f',
      agreesToJoin: true,
      agreesToPrivacy: true,
      agreesToMarketing: false,
    },
  ]);
  expect(alert).toHaveTextContent('Ada Öberg är medlem med adressen ada@example.se.');
  expect(screen.queryByLabelText('Förnamn')).toBeNull();
  await userEvent.click(within(alert).getByRole('button', { name: 'Fyll i för en person till' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Förnamn')).toHaveValue('');
  expect(field('Kön')).toHaveValue('');
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
});

test.each([
  {
    answer: problem('ALREADY_MEMBER', 'member.error.exist'),
    says: 'Uppgifterna är redan registrerade.',
    why: 'someone known',
  },
  {
    answer: problem('TOO_MANY_REQUESTS', 'api.error.too-many-requests'),
    says: 'Medlemskapet kunde inte sparas. Kontakta ligaledningen.',
    why: 'any other refusal',
  },
  {
    answer: new Error('the line is dead'),
    says: 'Medlemskapet kunde inte sparas. Kontakta ligaledningen.',
    why: 'no line',
  },
])('$why is told in one alert, and what was typed stays', async ({ answer, says }) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await draw(answer);
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(says);
  expect(field('Efternamn')).toHaveValue('Öberg');
  expect(notices).toEqual([]);
  silence.mockRestore();
});

test('what the server has against a field stands there', async () => {
  await draw(problem('UNDER_AGE', 'member.error.under-age', 'ssn'));
  await fill();
  await send();
  await waitFor(() => expect(field('Personnummer')).toBeInvalid());
  expect(field('Personnummer')).toHaveAccessibleDescription(
    expect.stringContaining('Föreningen är för dig som har fyllt 13 år.'),
  );
});

test('the personal number is set as it is written, and a check digit that does not fit bars nothing', async () => {
  await draw();
  await fill();
  expect(field('Personnummer')).toHaveValue('850709-9805');
  expect(field('Personnummer')).toHaveAccessibleDescription('ÅÅMMDD-XXXX');
  await userEvent.clear(field('Personnummer'));
  await userEvent.type(field('Personnummer'), '8507099806');
  expect(field('Personnummer')).toHaveAccessibleDescription(/^Kontrollsiffran stämmer inte/);
  await send();
  expect(await screen.findByText(/Ditt medlemskap är sparat/)).toBeInTheDocument();
  expect(sent[0]?.ssn).toBe('850709-9806');
});

test.each([
  { who: 'a visitor', viewer: null },
  { who: 'who is logged in', viewer: {} },
])('what $who types outlives a reload; the personal number and the agreements are not kept', async ({ viewer }) => {
  await draw(DONE, viewer);
  await fill();
  expect(JSON.stringify({ ...sessionStorage })).toContain('Storgatan 1');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/9805/);
  cleanup();

  await draw(DONE, viewer);
  expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeVisible();
  expect(screen.getByText(/Personnumret och det du godkänner sparas inte/)).toBeVisible();
  expect(field('Efternamn')).toHaveValue('Öberg');
  expect(field('Kön')).toHaveValue('f');
  expect(field('Personnummer')).toHaveValue('');
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3);
  await userEvent.type(field('Personnummer'), '198507099805');
  await userEvent.click(screen.getByRole('checkbox', { name: /vill bli medlem/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /personuppgifter/ }));
  await send();
  expect(await screen.findByText(/Ditt medlemskap är sparat/)).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed can be thrown away', async () => {
  await draw();
  await userEvent.type(field('Efternamn'), 'Öberg');
  cleanup();
  await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Kasta det jag skrev' }));
  expect(field('Efternamn')).toHaveValue('');
  expect(screen.queryByText('Det du skrev senast är tillbaka')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
