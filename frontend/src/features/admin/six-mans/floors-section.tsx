import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveSixMansFloorsDocument, type AdminSixMansQuery } from '../../../gql/admin/graphql';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { BusyButton } from '../../../ui/form/busy-button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Section } from '../../../ui/page/section';
import { Input } from '../../../ui/form/form-control';
import { DraftNotice } from '../draft-notice';
import { Fields, Labelled, Note } from '../labelled';
import { useUnsavedGuard } from '../use-unsaved-guard';

const RANKS = ['s', 'x', 'a', 'b', 'c', 'd'] as const;
type Floors = Record<(typeof RANKS)[number], string>;

const floorsOf = (tiers: AdminSixMansQuery['sixMansLeaderboard']): Floors => {
  const floorOf = (rank: string) => tiers.find((tier) => tier.rank.toLowerCase() === rank)?.floor ?? '';
  return Object.fromEntries(RANKS.map((rank) => [rank, String(floorOf(rank))])) as Floors;
};

/** The lowest Elo of each rank. Players below the last one have rank E. */
export function FloorsSection({ tiers }: { tiers: AdminSixMansQuery['sixMansLeaderboard'] }) {
  const { t } = useTranslation('admin-six-mans');
  const serverText = useServerText();
  const draft = useDraftState({ form: 'six-mans-floors', thing: 'league' }, floorsOf(tiers));
  const floors = draft.value;
  const guard = useUnsavedGuard(draft.isChanged);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useAction(SaveSixMansFloorsDocument, { isProblemSilent: true, refetch: ['AdminSixMans'] });

  async function send(event: FormEvent) {
    event.preventDefault();
    setRefusal(null);
    const input = Object.fromEntries(RANKS.map((rank) => [rank, Number(floors[rank])])) as Record<
      (typeof RANKS)[number],
      number
    >;
    const outcome = await save.run({ input });
    if (outcome.status === 'done') draft.clear();
    if (outcome.status !== 'refused') return;
    const { messageKey, params, field } = outcome.problem;
    setRefusal(t('refused-rank', { rank: field?.toUpperCase() ?? '', why: serverText(messageKey, params) }));
  }

  return (
    <Section heading={t('floors')}>
      <Note>{t('floors-help')}</Note>
      <form onSubmit={(event) => void send(event)}>
        {draft.isRestored && <DraftNotice onDiscard={draft.clear} />}
        <Fields>
          {RANKS.map((rank) => (
            <Labelled key={rank} label={t('floor', { rank: rank.toUpperCase() })}>
              {(id) => (
                <Input
                  id={id}
                  type="number"
                  required
                  min={1}
                  max={9999}
                  step={1}
                  value={floors[rank]}
                  onChange={({ target: { value } }) => draft.change((before) => ({ ...before, [rank]: value }))}
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
