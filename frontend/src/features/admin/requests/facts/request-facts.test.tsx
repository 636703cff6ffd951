import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidate, card, draw, factsOf, request, TEAM, teamInNumbers } from '../testing/inbox';

describe('before a decision', () => {
  const box = async () => within(await card().findByRole('group', { name: 'Inför beslutet' }));
  const facts = async () => (await box()).getAllByRole('definition').map((each) => each.textContent);

  test('a transfer shows both teams, the last move and the team with the player', async () => {
    const left = { id: 4, name: 'Gamla laget', logo: null };
    await draw([request('TRANSFER', { team: TEAM, teamName: 'Tallmo' })], undefined, undefined, [
      factsOf({
        lastMove: { at: '2026-11-01T12:00:00.000Z', from: left, to: null },
        isWindowOpen: false,
        isBanned: true,
        waitsForWindow: true,
        hasPlaceLeft: false,
        formerTeam: teamInNumbers({ team: left, mmr: null, division: null, unplayedSeries: 0 }),
        team: teamInNumbers(),
        teamAfter: { players: 5, swedish: 1, mmr: 1250, isEligible: false },
      }),
    ]);
    expect(await facts()).toEqual([
      'Lämnade Gamla laget 1 november 2026',
      'Gamla laget 4 spelare (1 från Sverige) · ingen MMR · i ingen division den här säsongen',
      '4 spelare (1 från Sverige) · MMR 1200 · Division 2 · 3 ospelade serier',
      '5 spelare (1 från Sverige) · MMR 1250',
      'Stängt',
    ]);
    expect((await box()).getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringContaining('utesluten från ligan'),
      expect.stringContaining('ska enligt reglerna vänta'),
      expect.stringContaining('Laget är fullt'),
      expect.stringContaining('uppfyller inte kravet'),
    ]);
  });

  test('a new name shows teams that it resembles, and that one of them has it', async () => {
    const similar = (id: number, name: string, more: object) => ({
      team: { id, name, logo: null },
      isActive: true,
      isSame: false,
      ...more,
    });
    await draw([request('NEW_TEAM', { teamName: 'Norrsken' })], undefined, undefined, [
      factsOf({
        similarTeams: [similar(8, 'NORRSKEN', { isSame: true }), similar(9, 'Norrskenet', { isActive: false })],
        earlierDenied: 2,
      }),
    ]);
    expect(await facts()).toEqual([
      'Har inte spelat i något lag',
      'Öppet',
      'NORRSKEN · samma namnNorrskenet · nedlagt',
      '0 accepterade och 2 nekade av samma typ',
    ]);
    expect((await box()).getByText(/Ett annat lag har redan namnet/)).toBeInTheDocument();
  });

  test('a claim shows what speaks for each player, and a search finds others', async () => {
    const seen = candidate(
      {},
      {
        accounts: [{ platform: 'steam', accountId: '4711' }],
        seasons: [{ id: 1, name: 'Våren 2026' }],
      },
    );
    await draw([request('EXISTING_USER')], undefined, undefined, [factsOf({ candidates: [seen] })]);
    expect(await card().findByRole('radio')).toHaveAccessibleName(
      'Askar Liknande namn · nämns i texten · plattformskonto okänt · samma födelsedatum · annan nationalitet Spelade Våren 2026 · Konton: Steam, 4711',
    );
    await userEvent.type(card().getByRole('searchbox'), 'ver');
    expect(await card().findByRole('radio', { name: /^Vera .*Har inte spelat någon säsong/ })).toBeInTheDocument();
  });

  test('a request without facts shows none', async () => {
    await draw([request('NEW_IMAGES', { avatar: 'images/b.png' })], undefined, undefined, []);
    await waitFor(() => expect(card().queryByRole('region')).toBeNull());
  });

  test('facts that cannot be read do not hide the request, and are asked for again', async () => {
    await draw([request('TRANSFER', { team: TEAM })], undefined, undefined, 'fault');
    expect(await card().findByText('Uppgifterna kunde inte hämtas.')).toBeInTheDocument();
    expect(card().getByRole('button', { name: /^Acceptera/ })).toBeEnabled();
    expect(card().getByRole('button', { name: 'Försök igen' })).toBeEnabled();
  });
});
