import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Section } from '../../../ui/page/section';
import { useGuardedState } from '../conflict/use-guarded-state';
import { Fields, Labelled, Note } from '../labelled';
import { useRead } from '../lists/all-rows';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { NumberBox } from '../kit/number-box';
import { AdminSixMansDocument, type AdminSixMansQuery, useSaveSixMansFloorsMutation } from './six-mans.generated';

const RANKS = ['s', 'x', 'a', 'b', 'c', 'd'] as const;
type Floors = Record<(typeof RANKS)[number], string>;

const floorsOf = (tiers: AdminSixMansQuery['sixMansLeaderboard']): Floors => {
  const floorOf = (rank: string) => tiers.find((tier) => tier.rank.toLowerCase() === rank)?.floor ?? '';
  return Object.fromEntries(RANKS.map((rank) => [rank, String(floorOf(rank))])) as Floors;
};

/** The floors are few, so they are their own version. */
const storedOf = (tiers: AdminSixMansQuery['sixMansLeaderboard']) => {
  const values = floorsOf(tiers);
  return { values, version: JSON.stringify(values) };
};

const numbersOf = (floors: Floors) =>
  Object.fromEntries(RANKS.map((rank) => [rank, Number(floors[rank])])) as Record<(typeof RANKS)[number], number>;

/** The lowest Elo of each rank. Players below the last one have rank E. */
export function FloorsSection({ tiers }: { tiers: AdminSixMansQuery['sixMansLeaderboard'] }) {
  const { t } = useTranslation('admin-six-mans');
  const serverText = useServerText();
  const read = useRead(AdminSixMansDocument);
  const draft = useGuardedState<Floors, string>({
    draft: { form: 'six-mans-floors', thing: 'league' },
    stored: storedOf(tiers),
    edits: { kind: 'SIX_MANS_FLOORS', id: 0 },
    readAgain: async () => storedOf((await read({ offset: 0 })).sixMansLeaderboard),
    labels: Object.fromEntries(RANKS.map((rank) => [rank, t('floor', { rank: rank.toUpperCase() })])) as Floors,
    say: (_, value) => value,
  });
  const floors = draft.value;
  const guard = useUnsavedGuard(draft.isChanged);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useAction(useSaveSixMansFloorsMutation(), { isProblemSilent: true, refetch: ['AdminSixMans'] });

  async function send(event: FormEvent) {
    event.preventDefault();
    setRefusal(null);
    const outcome = await save.run({ input: numbersOf(floors), seen: numbersOf(JSON.parse(draft.version) as Floors) });
    if (outcome.status !== 'refused' || outcome.problem.code === 'CHANGED_MEANWHILE') {
      await draft.settle(outcome);
      return;
    }
    const { messageKey, params, field } = outcome.problem;
    setRefusal(t('refused-rank', { rank: field?.toUpperCase() ?? '', why: serverText(messageKey, params) }));
  }

  return (
    <Section heading={t('floors')}>
      <Note>{t('floors-help')}</Note>
      <form onSubmit={(event) => void send(event)}>
        {draft.notice}
        <Fields>
          {RANKS.map((rank) => (
            <Labelled key={rank} label={t('floor', { rank: rank.toUpperCase() })}>
              {(id) => (
                <NumberBox
                  id={id}
                  required
                  min={1}
                  max={9999}
                  value={floors[rank]}
                  onChange={(value) => draft.change((before) => ({ ...before, [rank]: value }))}
                />
              )}
            </Labelled>
          ))}
        </Fields>
        {refusal && <MessageBox kind="error" title={refusal} isResult />}
        <BusyButton type="submit" variant="solid" isBusy={save.busy} marginTop="2">
          {t('save')}
        </BusyButton>
      </form>
      {guard}
    </Section>
  );
}
