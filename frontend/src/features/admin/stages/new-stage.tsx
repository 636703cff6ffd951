import { Input } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../lib/use-address';
import { useAction } from '../../../lib/use-action';
import type { StageKind } from '../../../lib/schema.generated';
import { BusyButton } from '../../../ui/form/busy-button';
import { Section } from '../../../ui/page/section';
import { Choice } from '../kit/choice';
import { Fields, Labelled } from '../labelled';
import { useCreateStageMutation } from './stage-actions.generated';
import { isNamed, KINDS, NAME_MAX } from './stage-limits';

interface NewStageProps {
  seasonId: number;
  /** The new stage is then the chosen one. */
  onMade: (divisionId: number) => void;
}

/** Makes a stage without teams. Its names are proposed by its kind until others are typed: who types a Swedish one types the English one too. */
export function NewStage({ seasonId, onMade }: NewStageProps) {
  const { t } = useTranslation('admin-stages');
  const { set } = useAddress();
  const [kind, setKind] = useState<StageKind>('PLAYOFFS');
  const [typed, setTyped] = useState<Partial<Record<'name' | 'nameEng', string>>>({});
  const proposed = t(`proposed.${kind}`);
  const { name = proposed } = typed;
  // the proposed English name is no translation of another Swedish one
  const { nameEng = name === proposed ? t(`proposed-eng.${kind}`) : '' } = typed;
  const named = { name, nameEng };
  const { run, busy } = useAction(useCreateStageMutation(), { success: t('new.done'), refetch: ['AdminStages'] });

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isNamed(named) || busy) return;
    const outcome = await run({ input: { seasonId, ...named, kind } });
    if (outcome.status !== 'done') return;
    setTyped({});
    set({ stage: String(outcome.result.divisionId) });
    onMade(outcome.result.divisionId);
  };

  return (
    <Section heading={t('new.heading')}>
      <form onSubmit={(event) => void create(event)}>
        <Fields>
          <Labelled label={t('kind')}>
            {(id) => (
              <Choice
                id={id}
                value={kind}
                onChange={(event) => setKind(KINDS.find((each) => each === event.target.value) ?? kind)}
              >
                {KINDS.map((each) => (
                  <option key={each} value={each}>
                    {t(`kinds.${each}`)}
                  </option>
                ))}
              </Choice>
            )}
          </Labelled>
          {(['name', 'nameEng'] as const).map((field) => (
            <Labelled key={field} label={t(field === 'name' ? 'name' : 'name-eng')}>
              {(id) => (
                <Input
                  id={id}
                  required
                  maxLength={NAME_MAX}
                  value={named[field]}
                  onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
                />
              )}
            </Labelled>
          ))}
        </Fields>
        <BusyButton type="submit" isBusy={busy} disabled={!isNamed(named)}>
          {t('new.make')}
        </BusyButton>
      </form>
    </Section>
  );
}
