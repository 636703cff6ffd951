import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveDivisionDocument, type AdminDivisionPartsFragment } from '../../../gql/admin/graphql';
import { useDivisionAdminCandidatesQuery } from '../../../gql/admin/hooks';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Fields, Input, Labelled, Note, Select } from '../labelled';

const FORMATS = ['FIRST_TO_3', 'FOUR_PLUS_DECIDER'] as const;

/** Name, division admin and format. The format stands once something is reported. */
export function SettingsForm({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { data } = useDivisionAdminCandidatesQuery();
  const { id, mayRun, reportedCount, divisionAdminUserId, adminNickname } = division;
  const [name, setName] = useState(division.name);
  const [adminUserId, setAdminUserId] = useState(divisionAdminUserId);
  const [format, setFormat] = useState(division.format);
  const { run, busy } = useAction(SaveDivisionDocument, { success: t('saved'), refetch: ['DivisionSummaries'] });
  const candidates = data?.divisionAdminCandidates ?? [];
  // who lost the role since still runs the division, until somebody else is chosen
  const isListed = candidates.some(({ userId }) => userId === divisionAdminUserId);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void run({ input: { divisionId: id, name, divisionAdminUserId: adminUserId, format } });
  };

  return (
    <form onSubmit={save}>
      <Fields>
        <Labelled label={t('settings.name')}>
          {(field) => (
            <Input
              id={field}
              required
              disabled={!mayRun}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
        <Labelled label={t('column.admin')}>
          {(field) => (
            <Select
              id={field}
              disabled={!mayRun}
              value={adminUserId ?? ''}
              onChange={(event) => setAdminUserId(event.target.value === '' ? null : Number(event.target.value))}
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
              onChange={(event) => setFormat(FORMATS.find((each) => each === event.target.value) ?? format)}
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
      <Button type="submit" variant="solid" disabled={!mayRun || busy || name.trim() === ''}>
        {t('save')}
      </Button>
    </form>
  );
}
