import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoAnswer } from '../../../lib/ask-server';
import type { Language } from '../../../lib/i18n/language';
import type { InviteStatus } from '../../../lib/schema.generated';
import { answerTo, noAnswerTo, type Given } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import {
  AcceptInviteDocument,
  DenyInviteDocument,
  MarkNotificationsReadDocument,
} from './notification-actions.generated';
import { NotificationsPageDocument, type NotificationsPageQuery } from './notifications-page.generated';
import NotificationsPage from './notifications.page';

const invite = (status: InviteStatus) => ({
  id: 40,
  status,
  withRequest: false,
  team: { id: 9, name: 'Isviken', logo: null },
});

const notice = (id: number, more: object = {}) => ({
  id,
  createdAt: '2026-11-20T18:05:59.000Z',
  descriptionSv: `besked ${id}`,
  descriptionEn: `notice ${id}`,
  isRead: true,
  invite: null,
  place: null,
  ...more,
});

const pageOf = (items: object[], unread = 0, nextBefore: number | null = null) => ({
  notifications: { items, unread, nextBefore },
});

/** The list at each reading; the last one stays. Records what is sent to the server. */
async function draw(pages: object[], language: Language = 'se', first: MockLink.MockedResponse[] = []) {
  const asked: string[] = [];
  const left = [...pages];
  const note =
    <Data,>(name: string, data: Data) =>
    () => {
      asked.push(name);
      return data;
    };
  const answers: MockLink.MockedResponse[] = [
    viewerAnswer(),
    ...first,
    answerTo(NotificationsPageDocument, ({ before }) => {
      asked.push(before === undefined ? 'list' : `list before ${before}`);
      return (left.length > 1 ? left.shift() : left[0]) as Given<NotificationsPageQuery>;
    }),
    answerTo(MarkNotificationsReadDocument, note('read', { markNotificationsRead: { count: 1 } })),
    answerTo(AcceptInviteDocument, note('accept', { acceptInvite: { messageKey: 'api.invite.accept.success' } }), {
      variables: { inviteId: 40 },
    }),
    answerTo(DenyInviteDocument, note('deny', { denyInvite: { messageKey: 'api.invite.deny.success' } }), {
      variables: { inviteId: 40 },
    }),
  ];
  await renderPart(<NotificationsPage />, { answers, language, namespaces: ['messages-notifications', 'api'] });
  await screen.findAllByRole('listitem');
  return asked;
}

test('the date goes without its seconds, and the line stands after the last unread one', async () => {
  await draw([pageOf([notice(3, { isRead: false }), notice(2, { isRead: false }), notice(1)], 2)]);
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts).toEqual([
    '20 november 2026 19:05Olästbesked 3',
    '20 november 2026 19:05Olästbesked 2',
    'Redan lästa',
    '20 november 2026 19:05besked 1',
  ]);
});

test.each([
  { items: [notice(1)], why: 'everything has been read' },
  { items: [notice(1, { isRead: false })], why: 'nothing has' },
])('there is no line when $why', async ({ items }) => {
  await draw([pageOf(items)]);
  expect(screen.queryByText('Redan lästa')).toBeNull();
});

test('in English the notices are English', async () => {
  await draw([pageOf([notice(1)])], 'en');
  expect(screen.getByText('notice 1')).toBeInTheDocument();
});

test('a time in a notice is written for the reader', async () => {
  await draw([pageOf([notice(1, { descriptionSv: 'Serien spelas <t:1773165600:F>.' })])]);
  expect(screen.getByText('Serien spelas tisdag 10 mars 2026 19:00.')).toBeInTheDocument();
});

const place = (kind: string, more: object = {}) => ({
  kind,
  id: 7,
  discriminator: null,
  seasonId: null,
  ...more,
});

test.each([
  { at: place('SERIES'), label: 'Till serien', to: '/series/7' },
  { at: place('TEAM'), label: 'Till laget', to: '/team/7' },
  { at: place('PLAYER'), label: 'Till spelarsidan', to: '/player/7' },
  {
    at: place('DIVISION', { discriminator: 'elit', seasonId: 3 }),
    label: 'Till divisionen',
    to: '/division/elit/season/3',
  },
])('a notice leads to what it is about: $label', async ({ at, label, to }) => {
  await draw([pageOf([notice(1, { place: at }), notice(2)])]);
  const link = screen.getByRole('link', { name: label, description: 'besked 1' });
  expect(link).toHaveAttribute('href', to);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('what was loaded is marked as read once, and stays marked as new on the page', async () => {
  const asked = await draw([pageOf([notice(2, { isRead: false }), notice(1)], 1)]);
  await waitFor(() => expect(asked).toEqual(['list', 'read']));
  expect(screen.getByText('Oläst')).toBeInTheDocument();
});

test('without unread notices there is nothing to mark, until a refresh brings one', async () => {
  const asked = await draw([pageOf([notice(1)]), pageOf([notice(2, { isRead: false }), notice(1)], 1)]);
  expect(asked).toEqual(['list']);
  await userEvent.click(screen.getByRole('button', { name: 'Uppdatera' }));
  expect(await screen.findByText('besked 2')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['list', 'list', 'read']));
});

test.each([
  { button: 'Acceptera', call: 'accept', after: 'ACCEPTED', label: 'Accepterad' },
  { button: 'Avböj', call: 'deny', after: 'DENIED', label: 'Avböjd' },
] as const)('$button asks first, then answers and reads the list again', async ({ button, call, after, label }) => {
  const asked = await draw([
    pageOf([notice(1, { invite: invite('PENDING') })]),
    pageOf([notice(1, { invite: invite(after) })]),
  ]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: 'Är du säker?' });
  expect(asked).toEqual(['list']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ja' }));
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual(['list', call, 'list']);
});

test.each([
  { why: 'to the notification that follows', after: [notice(2)], place: () => screen.getAllByRole('listitem')[1] },
  { why: 'to the heading, when none follows', after: [], place: () => screen.getByRole('heading', { level: 1 }) },
])('after an answer the focus goes $why', async ({ after, place }) => {
  await draw([
    pageOf([notice(3, { invite: invite('PENDING') }), ...after]),
    pageOf([notice(3, { invite: invite('ACCEPTED') }), ...after]),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Acceptera' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(place()).toHaveFocus());
});

test('when the line is lost, the question stays, says so and can be answered again', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = noAnswerTo(AcceptInviteDocument, {
    variables: { inviteId: 40 },
    error: new NoAnswer('no answer'),
    times: 1,
  });
  const asked = await draw([pageOf([notice(1, { invite: invite('PENDING') })])], 'se', [lost]);
  await userEvent.click(screen.getByRole('button', { name: 'Acceptera' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ja' }));
  expect(await within(dialog).findByText(/Kontrollera din uppkoppling/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(asked).toEqual(['list', 'accept', 'list']));
  silence.mockRestore();
});

test('a no in the dialog leaves the invite as it was', async () => {
  const asked = await draw([pageOf([notice(1, { invite: invite('PENDING') })])]);
  await userEvent.click(screen.getByRole('button', { name: 'Acceptera' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nej' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Acceptera' })).toBeEnabled();
  expect(asked).toEqual(['list']);
});

test('a withdrawn invite can no longer be answered', async () => {
  await draw([pageOf([notice(1, { invite: invite('CANCELLED') })])]);
  expect(screen.getByText('Tillbakatagen')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tillbakatagen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acceptera' })).toBeNull();
});

test('more are put after those that are shown, and the first of them takes the focus', async () => {
  const asked = await draw([pageOf([notice(5), notice(4)], 0, 4), pageOf([notice(3)])]);
  await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect((await screen.findByText('besked 3')).closest('li')).toHaveFocus();
  expect(asked).toEqual(['list', 'list before 4']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull();
});
