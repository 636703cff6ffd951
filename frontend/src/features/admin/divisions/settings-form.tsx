import { Input } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { useGuardedState } from '../conflict/use-guarded-state';
import { useRead } from '../lists/all-rows';
import { Fields, Labelled, Note } from '../labelled';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { AdminDivisionDocument, type AdminDivisionPartsFragment } from './admin-division.generated';
import { useSaveDivisionMutation } from './division-actions.generated';
import { LOWEST_RANK, NAME_MAX } from './division-limits';
import { Choice } from '../kit/choice';
import { NumberBox } from '../kit/number-box';
import { useDivisionAdminCandidatesQuery } from './division-parts.generated';

const FORMATS = ['FIRST_TO_3', 'FOUR_PLUS_DECIDER'] as const;

const storedOf = ({ name, rank, divisionAdminUserId, format, versions }: AdminDivisionPartsFragment) => ({
  values: { name, rank, adminUserId: divisionAdminUserId, format },
  version: versions.info,
});

/** Name, division admin and format. The format cannot change after the first report. */
export function SettingsForm({ division }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const { data } = useDivisionAdminCandidatesQuery();
  const { id, mayRun, reportedCount, divisionAdminUserId, adminNickname } = division;
  const read = useRead(AdminDivisionDocument);
  const candidates = data?.divisionAdminCandidates ?? [];
  const fields = useGuardedState({
    draft: { form: 'division-settings', thing: id },
    stored: storedOf(division),
    edits: { kind: 'DIVISION', id },
    readAgain: async () => {
      const { adminDivision } = await read({ id });
      return adminDivision && storedOf(adminDivision);
    },
    labels: {
      name: t('settings.name'),
      rank: t('settings.rank'),
      adminUserId: t('column.admin'),
      format: t('settings.format'),
    },
    say: (field, value) => {
      if (field === 'format') return t(`settings.${FORMATS.find((each) => each === value) ?? FORMATS[0]}`);
      if (field === 'name' || field === 'rank') return String(value);
      return candidates.find(({ userId }) => userId === value)?.nickname ?? t('settings.nobody');
    },
  });
  const { name, rank, adminUserId, format } = fields.value;
  const set = (changed: Partial<typeof fields.value>) => fields.change((before) => ({ ...before, ...changed }));
  const guard = useUnsavedGuard(fields.isChanged);
  const { run, busy } = useAction(useSaveDivisionMutation(), {
    success: t('saved'),
    isProblemSilent: true,
    refetch: ['DivisionSummaries'],
  });
  // a person who has lost the role still runs the division, until another one is chosen
  const isListed = candidates.some(({ userId }) => userId === divisionAdminUserId);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const { version } = fields;
    await fields.settle(
      await run({ input: { divisionId: id, name, rank, divisionAdminUserId: adminUserId, format, version } }),
    );
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      {fields.notice}
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
        <Labelled label={t('settings.rank')}>
          {(field) => (
            <NumberBox
              id={field}
              min={1}
              max={LOWEST_RANK}
              required
              disabled={!mayRun}
              value={rank === 0 ? '' : String(rank)}
              onChange={(value) => set({ rank: Number(value) })}
            />
          )}
        </Labelled>
        <Labelled label={t('column.admin')}>
          {(field) => (
            <Choice
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
            </Choice>
          )}
        </Labelled>
        <Labelled label={t('settings.format')}>
          {(field) => (
            <Choice
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
            </Choice>
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
