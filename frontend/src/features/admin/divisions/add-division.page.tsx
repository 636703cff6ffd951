import { Input } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { BusyButton } from '../../../ui/form/busy-button';
import { PageHeading } from '../../../ui/page/page-heading';
import { AdminPage } from '../shell/admin-page';
import { DraftNotice } from '../draft-notice';
import { Fields, Labelled, Note } from '../labelled';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { useCreateDivisionMutation } from './division-actions.generated';
import { NAME_MAX } from './division-limits';
import { Choice } from '../kit/choice';
import { useSeasonChoicesQuery } from './divisions-page.generated';

/** A new division: its name and its season. */
export default function AddDivisionPage() {
  const { t } = useTranslation('admin-divisions');
  return (
    <AdminPage tab="divisions" title={t('create')} trail={[{ name: t('create') }]}>
      <PageHeading>{t('create')}</PageHeading>
      <AddDivisionForm />
    </AdminPage>
  );
}

function AddDivisionForm() {
  const { t } = useTranslation('admin-divisions');
  const language = useLanguage();
  const { data } = useSeasonChoicesQuery();
  const fields = useDraftState({ form: 'division', thing: 'new' }, { name: '', season: '' });
  const { name, season } = fields.value;
  const guard = useUnsavedGuard(fields.isChanged);
  const navigate = useNavigate();
  const { run, busy } = useAction(useCreateDivisionMutation(), {
    success: t('add.done'),
    refetch: ['DivisionSummaries'],
  });
  const isComplete = name.trim() !== '' && season !== '';

  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isComplete || busy) return;
    const outcome = await run({ input: { name, seasonId: Number(season) } });
    if (outcome.status !== 'done') return;
    fields.clear();
    await navigate(paths.adminDivision(outcome.result.id, 'teams'));
  };

  return (
    <form onSubmit={(event) => void create(event)}>
      {fields.isRestored && <DraftNotice onDiscard={fields.clear} />}
      <Fields>
        <Labelled label={t('settings.name')}>
          {(id) => (
            <Input
              id={id}
              required
              maxLength={NAME_MAX}
              value={name}
              onChange={(event) => fields.change({ name: event.target.value, season })}
            />
          )}
        </Labelled>
        <Labelled label={t('column.season')}>
          {(id) => (
            <Choice
              id={id}
              required
              value={season}
              onChange={(event) => fields.change({ name, season: event.target.value })}
            >
              <option value="">{t('add.choose-season')}</option>
              {data?.seasons.map(({ id: seasonId, name: stored }) => (
                <option key={seasonId} value={seasonId}>
                  {seasonName(stored, language)}
                </option>
              ))}
            </Choice>
          )}
        </Labelled>
      </Fields>
      {!isComplete && <Note id="incomplete">{t('add.incomplete')}</Note>}
      <BusyButton
        type="submit"
        variant="solid"
        isBusy={busy}
        disabled={!isComplete}
        aria-describedby={isComplete ? undefined : 'incomplete'}
      >
        {t('create')}
      </BusyButton>
      {guard}
    </form>
  );
}
