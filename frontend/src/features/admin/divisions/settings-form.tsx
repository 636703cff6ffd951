import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveDivisionDocument, type AdminDivisionPartsFragment } from '../../../gql/admin/graphql';
import { useDivisionAdminCandidatesQuery } from '../../../gql/admin/hooks';
import { useAction } from '../../../lib/use-action';
import { useDraftState } from '../../../lib/drafts/use-draft-state';
import { BusyButton } from '../../../ui/form/busy-button';
import { Input, Select } from '../../../ui/form/form-control';
import { DraftNotice } from '../draft-notice';
import { Fields, Labelled, Note } from '../labelled';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { NAME_MAX } from './division-limits';

const FORMATS = ['FIRST_TO_3', 'FOUR_PLUS_DECIDER'] as const;

/** Name, division admin and format. The format cannot change after the first report. */
export function SettingsForm({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { data } = useDivisionAdminCandidatesQuery();
  const { id, mayRun, reportedCount, divisionAdminUserId, adminNickname } = division;
  const fields = useDraftState(
    { form: 'division-settings', thing: id },
    { name: division.name, adminUserId: divisionAdminUserId, format: division.format },
  );
  const { name, adminUserId, format } = fields.value;
  const set = (changed: Partial<typeof fields.value>) => fields.change((before) => ({ ...before, ...changed }));
  const guard = useUnsavedGuard(fields.isChanged);
  const { run, busy } = useAction(SaveDivisionDocument, { success: t('saved'), refetch: ['DivisionSummaries'] });
  const candidates = data?.divisionAdminCandidates ?? [];
  // a person who has lost the role still runs the division, until another one is chosen
  const isListed = candidates.some(({ userId }) => userId === divisionAdminUserId);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const outcome = await run({ input: { divisionId: id, name, divisionAdminUserId: adminUserId, format } });
    if (outcome.status === 'done') fields.clear();
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      {fields.isRestored && <DraftNotice onDiscard={fields.clear} />}
      <Fields>
        <Labelled label={t('settings.name')}>
          {(field) => (
            <Input
              id={field}
              required
              disabled={!mayRun}
              maxLength={NAME_MAX}
              value={name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Labelled>
        <Labelled label={t('column.admin')}>
          {(field) => (
            <Select
              id={field}
              disabled={!mayRun}
              value={adminUserId ?? ''}
              onChange={(event) => set({ adminUserId: event.target.value === '' ? null : Number(event.target.value) })}
            >
              <option value="">{t('settings.nobody')}</option>
              {divisionAdminUserId !== null && !isListed && (
                <option value={divisionAdminUserId}>{adminNickname}</option>
              )}
              {candidates.map(({ userId, nickname }) => (
                <option key={userId} value={userId}>
                  {nickname}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
        <Labelled label={t('settings.format')}>
          {(field) => (
            <Select
              id={field}
              disabled={!mayRun || reportedCount > 0}
              value={format}
              onChange={(event) => set({ format: FORMATS.find((each) => each === event.target.value) ?? format })}
            >
              {FORMATS.map((each) => (
                <option key={each} value={each}>
                  {t(`settings.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
      </Fields>
      {reportedCount > 0 && <Note>{t('settings.format-stands', { count: reportedCount })}</Note>}
      <BusyButton type="submit" variant="solid" isBusy={busy} disabled={!mayRun || name.trim() === ''}>
        {t('save')}
      </BusyButton>
      {guard}
    </form>
  );
}
