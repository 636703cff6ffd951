import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button';
import { useDraftFields } from '../../../league/drafts/use-draft-fields';
import { useDraftPicture } from '../../../league/drafts/use-draft-picture';
import { TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { ImageField } from '../../../ui/form/image-field';
import { TEAM_NAME_MAX, teamName } from '../team-name';
import { TeamNameNote } from '../team-name-note';
import { reachedStep } from './reached-step';
import { SendStep } from './send-step';
import { StepButtons } from './step-buttons';
import { Stepper } from './stepper';
import { TeamRequestAlert } from './team-request-alert';
import { useRequestTeam } from './use-request-team';

const PARAM = 'step';
const nameSchema = z.object({ name: teamName });

/**
 * Name, crest (which can be added later), send. The step is in the address, so that the browser's Back also goes one
 * step back.
 */
export function CreateTeamSteps() {
  const { t } = useTranslation('teams-create');
  const [search, setSearch] = useSearchParams();
  const form = useSchemaForm(nameSchema, { name: '' });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const draft = { form: 'create-team', thing: 'new' };
  const { notice, clear } = useDraftFields(form, draft);
  const logo = useDraftPicture(draft, 'logo');
  const { send, isBusy, result } = useRequestTeam();
  const ask = async () => {
    if (!(await send(name, logo.picture))) return;
    clear();
    logo.clear();
  };

  const step = reachedStep(search.get(PARAM), {
    hasName: name !== '',
    isSent: result?.isSent ?? false,
  });
  const open = (index: number) => setSearch({ [PARAM]: String(index + 1) });

  return (
    <>
      {notice}
      <Stepper
        current={step}
        steps={[
          {
            title: t('name.title'),
            content: (
              <FormFrame form={form} onSubmit={() => open(1)}>
                <TextField
                  {...form.register('name')}
                  label={t('name.label')}
                  help={
                    <>
                      {t('name.help', { max: TEAM_NAME_MAX })} <TeamNameNote name={name} />
                    </>
                  }
                  maxLength={TEAM_NAME_MAX}
                  autoComplete="off"
                />
                <Button type="submit" variant="solid" disabled={name === ''}>
                  {t('next')}
                </Button>
              </FormFrame>
            ),
          },
          {
            title: t('logo.title'),
            content: (
              <>
                <ImageField label={t('logo.label')} shape="logo" value={logo.picture} onChange={logo.choose} />
                <StepButtons onBack={() => open(0)}>
                  <Button variant="solid" onClick={() => open(2)}>
                    {t(logo.picture ? 'next' : 'logo.skip')}
                  </Button>
                </StepButtons>
              </>
            ),
          },
          {
            title: t('send.title'),
            content: (
              <SendStep
                name={name}
                logo={logo.picture}
                isBusy={isBusy}
                onBack={() => open(1)}
                onSend={() => void ask()}
              />
            ),
          },
        ]}
      />
      {result && <TeamRequestAlert result={result} />}
    </>
  );
}
