import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepFocus } from '../../../app/shell/keep-focus';
import { noticesOfEachTest } from '../../../test/notices';
import { card, decided, dialogGone, draw, press, REFUSED, request, TEAM } from './testing/inbox';

const notices = noticesOfEachTest();

test('without a choice those that wait are listed, with who asks and since when', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM, teamName: 'Tallmo' })]);
  expect(asked).toEqual([{ list: { status: 'PENDING', kind: null, isAside: false } }]);
  expect(card().getByRole('heading')).toHaveTextContent('Övergång – Åskar');
  expect(card().getByText('för 3 dagar sedan')).toBeInTheDocument();
  const links = card().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/player/7', '/team/3']);
});

test('kind and state come from the address', async () => {
  const asked = await draw([decided('DENIED')], undefined, '/admin/requests?status=ALL&kind=NEW_TEAM');
  expect(asked).toEqual([{ list: { status: null, kind: 'NEW_TEAM', isAside: null } }]);
});

test.each([
  {
    why: 'a new name',
    what: request('CHANGE_TEAM_INFO', { team: TEAM, teamName: 'Tallmo IF', oldTeamName: 'Tallmo' }),
    texts: ['Tallmo → Tallmo IF'],
    pictures: [],
  },
  {
    why: 'a new name for a team that staff have renamed since',
    what: request('CHANGE_TEAM_INFO', {
      team: { ...TEAM, name: 'Tallmo Allstars' },
      teamName: 'Tallmo IF',
      oldTeamName: 'Tallmo',
    }),
    texts: ['Tallmo Allstars → Tallmo IF'],
    pictures: [],
  },
  {
    why: 'a new logo, and the name as it was',
    what: request('CHANGE_TEAM_INFO', {
      team: TEAM,
      teamName: 'Tallmo',
      oldTeamName: 'Tallmo',
      logo: 'images/b.png',
      oldLogo: 'images/a.png',
    }),
    texts: [],
    pictures: ['Logga nu', 'Logga, ny'],
  },
  {
    why: 'a first picture',
    what: request('NEW_IMAGES', { avatar: 'images/b.png' }),
    texts: [],
    pictures: ['Profilbild'],
  },
  {
    why: 'a team that is not there yet',
    what: request('NEW_TEAM', { teamName: 'Nykomlingarna', logo: 'images/b.png' }),
    texts: ['Nykomlingarna'],
    pictures: ['Logga'],
  },
  {
    why: 'a claim',
    what: request('EXISTING_USER', { helpText: 'Jag hette Askar', platform: 'steam', platformId: 'askar' }),
    texts: ['askar', '1234', 'Steam, askar', 'Jag hette Askar'],
    pictures: [],
  },
])('$why is shown', async ({ what, texts, pictures }) => {
  await draw([what]);
  const told = card()
    .queryAllByRole('definition')
    .map((each) => each.textContent);
  for (const text of texts) expect(told).toContain(text);
  expect(told.some((text) => text?.includes('→'))).toBe(texts.some((text) => text.includes('→')));
  expect(
    card()
      .queryAllByRole('img')
      .map((each) => each.getAttribute('alt')),
  ).toEqual(pictures);
});

test('a new picture that was not accepted is gone, and not asked for', async () => {
  await draw([request('NEW_IMAGES', { status: 'DENIED', avatar: 'images/b.png', oldAvatar: 'images/a.png' })]);
  expect(card().getByText('Profilbild, ny: borttagen')).toBeInTheDocument();
  expect(card().getByRole('img')).toHaveAttribute('alt', 'Profilbild nu');
});

test('accepted, the row says by whom, and one fewer waits', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], decided('ACCEPTED'));
  expect(await screen.findAllByText('2 ansökningar väntar')).not.toEqual([]);
  await press(/^Acceptera/);
  expect(
    await card().findByRole('button', { name: 'Accepterad av Ligans admin (20 november 2026 19:05)' }),
  ).toBeDisabled();
  expect(asked.at(-1)).toEqual({ acceptRequest: { id: 12, playerId: null } });
  expect(await screen.findAllByText('1 ansökan väntar')).not.toEqual([]);
});

test('a denial needs a reason', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], decided('DENIED', 'Fel lag'));
  await press(/^Neka/);
  const dialog = within(await screen.findByRole('dialog'));
  const deny = dialog.getByRole('button', { name: 'Neka ansökan' });
  await userEvent.type(dialog.getByLabelText('Anledning'), '   ');
  expect(deny).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Fel{Enter}lag ');
  await userEvent.click(deny);
  await dialogGone();
  expect(await card().findByRole('button', { name: /^Nekad av Ligans admin/ })).toBeDisabled();
  expect(card().getByText('Fel lag')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ denyRequest: { id: 12, reason: 'Fel\nlag' } });
});

test('the reason has the focus when its dialog opens, so that letters do not choose among the ready ones', async () => {
  await draw([request('TRANSFER', { team: TEAM, teamName: 'Tallmo' })]);
  await press(/^Neka/);
  await waitFor(() => expect(screen.getByLabelText('Anledning')).toHaveFocus());
});

describe('after a decision the focus goes', () => {
  // as on every page
  let end = () => undefined as void;
  beforeEach(() => {
    end = keepFocus();
  });
  afterEach(() => end());

  const listed = [
    request('TRANSFER', { id: 11 }),
    request('TRANSFER'),
    { ...decided('DENIED'), id: 13 },
    request('NEW_TEAM', { id: 14 }),
  ];
  const cardAt = (index: number) => screen.getAllByRole('article')[index]!;
  const accept = (index: number) => userEvent.click(within(cardAt(index)).getByRole('button', { name: /^Acceptera/ }));

  test('to the next request that waits', async () => {
    await draw(listed, decided('ACCEPTED'));
    await accept(1);
    await waitFor(() => expect(cardAt(3)).toHaveFocus());
  });

  test('to the next one after a reason too, when its dialog is gone', async () => {
    await draw(listed, decided('DENIED', 'Fel lag'));
    await userEvent.click(within(cardAt(1)).getByRole('button', { name: /^Neka/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Anledning'), 'Fel lag');
    await userEvent.click(dialog.getByRole('button', { name: 'Neka ansökan' }));
    await waitFor(() => expect(cardAt(3)).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('to an earlier one that is left, when none follows', async () => {
    await draw(listed.slice(0, 3), decided('ACCEPTED'));
    await accept(1);
    await waitFor(() => expect(cardAt(0)).toHaveFocus());
  });

  test('to the heading, when none is left', async () => {
    await draw([request('TRANSFER')], decided('ACCEPTED'));
    await accept(0);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

test('a ready reason is put behind what is written, in both languages, and can be changed', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], decided('DENIED', 'Hej'));
  await press(/^Neka/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Hej!');
  await userEvent.selectOptions(dialog.getByLabelText('Färdiga anledningar'), 'De är inte överens');
  const text = [
    'Hej!',
    '',
    'De som berörs är inte överens. Prata med varandra och ansök igen.',
    'Those concerned do not agree. Talk to each other and ask again.',
  ].join('\n');
  expect(dialog.getByLabelText('Anledning')).toHaveValue(text);
  await userEvent.type(dialog.getByLabelText('Anledning'), ' Tack');
  await userEvent.click(dialog.getByRole('button', { name: 'Neka ansökan' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ denyRequest: { id: 12, reason: `${text} Tack` } }));
});

test('a dialog that is closed by mistake opens with what had been written', async () => {
  await draw([request('TRANSFER', { team: TEAM })]);
  await press(/^Neka/);
  await userEvent.type(screen.getByLabelText('Anledning'), 'Ni är redan fem');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Avbryt' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(/^Neka/);
  expect(screen.getByLabelText('Anledning')).toHaveValue('Ni är redan fem');
});

test('a denial that is refused says so in the dialog, with what was written, and the list is read when it closes', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], REFUSED);
  await press(/^Neka/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Fel lag');
  await userEvent.click(dialog.getByRole('button', { name: 'Neka ansökan' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Ansökan är redan godkänd eller nekad.');
  expect(dialog.getByLabelText('Anledning')).toHaveValue('Fel lag');
  expect(notices).toEqual([]);
  expect(asked.filter((each) => 'list' in each)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(asked.filter((each) => 'list' in each)).toHaveLength(2));
});

test('a reason that is not given yet is asked about before the page is left', async () => {
  await draw([request('TRANSFER', { team: TEAM })]);
  await press(/^Neka/);
  await userEvent.type(screen.getByLabelText('Anledning'), 'Ni är redan fem');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Avbryt' }));
  await userEvent.click(card().getByRole('link', { name: 'Tallmo' }));
  expect(await screen.findByRole('dialog', { name: 'Lämna utan att spara?' })).toBeVisible();
  expect(screen.getByTestId('address').textContent).toBe('/admin/requests');
});

test('a claim is accepted with a player, and cannot be denied', async () => {
  const asked = await draw([request('EXISTING_USER')], { ...decided('ACCEPTED'), kind: 'EXISTING_USER' });
  const accept = card().getByRole('button', { name: /^Acceptera/ });
  expect(accept).toBeDisabled();
  expect(accept).toHaveAccessibleDescription('Måste välja en spelare att koppla ihop med');
  expect(card().queryByRole('button', { name: /^Neka/ })).toBeNull();
  await userEvent.click(await card().findByRole('radio', { name: /^Askar/ }));
  expect(card().queryByText('Måste välja en spelare att koppla ihop med')).toBeNull();
  await userEvent.click(accept);
  await waitFor(() => expect(asked.at(-1)).toEqual({ acceptRequest: { id: 12, playerId: 70 } }));
});

test('who asks is shown with their picture in the chat, and the player by the name that they had', async () => {
  const chatAvatar = 'https://cdn.discordapp.com/avatars/1234/abc.png';
  await draw([
    request('EXISTING_USER', { ...decided('ACCEPTED'), kind: 'EXISTING_USER', chatAvatar, oldNickname: 'Gamle Askar' }),
  ]);
  const picture = screen.getByRole('article').querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/chat-images/avatars/1234/abc.png');
  expect(card().getByText('Spelaren hette')).toBeInTheDocument();
  expect(card().getByText('Gamle Askar')).toBeInTheDocument();
});

test('the player that is chosen stands there with a link', async () => {
  await draw([request('EXISTING_USER')]);
  expect(card().queryByText(/Kopplas till/)).toBeNull();
  await userEvent.click(await card().findByRole('radio', { name: /^Askar/ }));
  expect(card().getByText(/Kopplas till/)).toHaveTextContent('Kopplas till Askar');
  expect(card().getByRole('link', { name: 'Askar' })).toHaveAttribute('href', '/player/70');
});

const ASIDE = { at: '2026-11-20T18:05:59.000Z', byNickname: 'Adde', reason: 'Svarar inte' };

test('a claim is put aside with a reason, and one fewer waits', async () => {
  const asked = await draw([request('EXISTING_USER')], request('EXISTING_USER', { aside: ASIDE }));
  expect(await screen.findAllByText('2 ansökningar väntar')).not.toEqual([]);
  await press(/^Lägg åt sidan/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Bara ligaledningen läser den/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Lägg åt sidan' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Svarar inte');
  await userEvent.click(dialog.getByRole('button', { name: 'Lägg åt sidan' }));
  await dialogGone();
  expect(await card().findByText('Lagd åt sidan av Adde (20 november 2026 19:05)')).toBeInTheDocument();
  expect(card().getByText('Svarar inte')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ putRequestAside: { id: 12, reason: 'Svarar inte' } });
  expect(await screen.findAllByText('1 ansökan väntar')).not.toEqual([]);
});

test('those that are aside have a list of their own, and are taken back from it', async () => {
  const asked = await draw(
    [request('EXISTING_USER', { aside: ASIDE })],
    request('EXISTING_USER'),
    '/admin/requests?status=ASIDE',
  );
  expect(asked).toEqual([{ list: { status: 'PENDING', kind: null, isAside: true } }]);
  await press(/^Ta tillbaka/);
  expect(await card().findByRole('button', { name: /^Lägg åt sidan/ })).toBeEnabled();
  expect(card().queryByText(/Lagd åt sidan/)).toBeNull();
  expect(asked.at(-1)).toEqual({ takeRequestBack: { id: 12 } });
});

test('a request of any kind can be put aside', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], request('TRANSFER', { team: TEAM, aside: ASIDE }));
  await press(/^Lägg åt sidan/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Anledning'), 'Svarar inte');
  await userEvent.click(dialog.getByRole('button', { name: 'Lägg åt sidan' }));
  await dialogGone();
  expect(await card().findByText(/^Lagd åt sidan av Adde/)).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ putRequestAside: { id: 12, reason: 'Svarar inte' } });
});

test('who comes second is told, and the list is read again', async () => {
  const asked = await draw([request('TRANSFER', { team: TEAM })], REFUSED);
  await press(/^Acceptera/);
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Ansökan är redan godkänd eller nekad.' }]));
  await waitFor(() => expect(asked.at(-1)).toEqual({ list: { status: 'PENDING', kind: null, isAside: false } }));
  expect(asked).toHaveLength(3);
});

test('the last player’s leave is asked about once more, for the team is lost with it', async () => {
  const asked = await draw([request('LEAVE_TEAM', { team: TEAM, teamName: 'Tallmo' })], decided('ACCEPTED'));
  await press(/^Acceptera/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Sista spelaren lämnar Tallmo/)).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Ja' }));
  await dialogGone();
  expect(await card().findByRole('button', { name: /^Accepterad av/ })).toBeDisabled();
});

test('one’s own is marked', async () => {
  await draw([request('TRANSFER', { team: TEAM, isOwnTeam: true })]);
  expect(card().getByText('Gäller dig eller ditt eget lag')).toBeInTheDocument();
});

test('an account of a replay is shown with its player, team and series', async () => {
  const player = { id: 90, nickname: 'Vera', nationality: 'SE', avatar: null };
  const account = { platform: 'epic', platformId: 'abc-1', accountName: 'xX_vera', player, seriesId: 5 };
  await draw([request('GAME_ACCOUNT', { team: TEAM, teamName: 'Tallmo', ...account })]);
  expect(card().getByRole('heading', { name: 'Spelkonto – Åskar' })).toBeInTheDocument();
  expect(card().getByText('Epic Games, abc-1')).toBeInTheDocument();
  expect(card().getByText('xX_vera')).toBeInTheDocument();
  expect(card().getByRole('link', { name: 'Vera' })).toHaveAttribute('href', '/player/90');
  expect(card().getByRole('link', { name: 'Till serien' })).toHaveAttribute('href', '/series/5');
  expect(card().getByRole('button', { name: /^Acceptera/ })).toBeEnabled();
});

test.each(['ADMIN', 'DIVISION_ADMIN'] as const)(
  'a stopped login is shown with why; an admin finds the member',
  async (role) => {
    const help = { stoppedBy: 'UNKNOWN_ADDRESS', helpText: 'Fel bokstav, tror jag' };
    await draw([request('LOGIN_HELP', help)], undefined, undefined, undefined, role);
    expect(card().getByText('ingen medlem har adressen')).toBeInTheDocument();
    expect(card().getByText('Fel bokstav, tror jag')).toBeInTheDocument();
    const near = card().queryByRole('link', { name: 'Medlemmar med liknande adress' });
    expect(near?.getAttribute('href')).toBe(role === 'ADMIN' ? '/admin/users?list=members&near=5' : undefined);
  },
);

test('one that the reader may not decide has no buttons, and says who decides', async () => {
  await draw([request('GAME_ACCOUNT', { team: TEAM, platform: 'epic', isOwnTeam: true, mayDecide: false })]);
  expect(card().getByText(/någon annan i ligaledningen beslutar/)).toBeInTheDocument();
  expect(card().queryByRole('button', { name: /^(Acceptera|Neka|Lägg åt sidan)/ })).not.toBeInTheDocument();
  expect(card().queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a decision of an admin in a matter of their own says so', async () => {
  await draw([{ ...decided('ACCEPTED'), isOwnDecision: true }]);
  expect(await screen.findByText('Beslutades av en admin i egen sak')).toBeInTheDocument();
});
