import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf, paths } from '../../../lib/paths';
import { ErrorState } from '../../../ui/page/error-state';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { StaffTabs } from '../kit/staff-tabs';
import { AdminPage } from '../shell/admin-page';
import { HistoryLink } from '../audit/history-link';
import { type AdminDivisionPartsFragment, useAdminDivisionQuery } from './admin-division.generated';
import { DeleteDivision } from './delete-division';
import { DivisionChat } from '../chat/division-chat';
import { audienceKey } from '../messages/audience-key';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { BandEditor } from './band-editor';
import { useDivisionDrafts } from './division-drafts';
import { DIVISION_PARTS } from './division-parts';
import { Note } from '../labelled';
import { useIsAdmin } from '../use-is-admin';
import { ScheduleMaker } from './plan/schedule-maker';
import { SettingsForm } from './settings-form';
import { TeamDecisions } from './decisions/team-decisions';
import { TeamPicker } from './team-picker';
import { WayToStage } from './way-to-stage';
import { WeekPlans } from './plan/week-plans';

/** The page on which staff manage one division. */
export default function AdminDivisionPage() {
  const { t } = useTranslation('admin-divisions');
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const id = idOf(useParams()['id']);
  const { data, previousData, error, loading, refetch } = useAdminDivisionQuery({
    variables: { id: id ?? 0 },
    skip: id === null,
  });
  // a failed reading must not remove a form
  const before = previousData?.adminDivision?.id === id ? previousData?.adminDivision : null;
  const division = data ? data.adminDivision : before;
  const title = division ? `${division.name}, ${seasonName(division.season.name, language)}` : t('title');

  return (
    <AdminPage tab="divisions" title={title} trail={[{ name: title }]}>
      <PageHeading
        aside={
          division && (
            <HStack gap="4" wrap="wrap">
              {division.mayRun && (
                <Link to={paths.adminMessages(audienceKey({ seasonId: division.season.id, divisionId: division.id }))}>
                  {t('write')}
                </Link>
              )}
              <HistoryLink kind="division" id={division.id} />
              <Link to={paths.division(division.discriminator, division.season.id)}>{t('public')}</Link>
            </HStack>
          )
        }
      >
        {title}
      </PageHeading>
      {loading && !division && <SkeletonRows rows={10} />}
      {error && !division && <ErrorState onRetry={() => void refetch()} />}
      {(id === null || (data && !division)) && <WayToStage id={id} />}
      {division && !division.mayRun && <Note role="note">{t('not-yours')}</Note>}
      {division?.mayRun && division.isOwn && <Note role="note">{t(isAdmin ? 'own-admin' : 'own')}</Note>}
      {division && <DivisionParts key={division.id} division={division} />}
    </AdminPage>
  );
}

function DivisionParts({ division: shown }: { division: AdminDivisionPartsFragment }) {
  const { t } = useTranslation('admin-divisions');
  const isAdmin = useIsAdmin();
  // staff who play in a division may not decide in it; its rooms and role in the chat do not change the table
  const division = { ...shown, mayRun: shown.mayRun && (isAdmin || !shown.isOwn) };
  // unsaved choices survive a change of tab, and the page asks before it is left
  const { teams, bands } = useDivisionDrafts(division);
  const guard = useUnsavedGuard(teams.isChanged || bands.isChanged);
  const content = {
    settings: (
      <>
        <SettingsForm division={division} />
        {isAdmin && division.entries.length === 0 && <DeleteDivision division={division} />}
      </>
    ),
    colours: <BandEditor division={division} draft={bands} />,
    teams: (
      <>
        <TeamPicker division={division} draft={teams} />
        {division.entries.length > 0 && <TeamDecisions division={division} />}
      </>
    ),
    schedule: <ScheduleMaker division={division} />,
    weeks: <WeekPlans division={division} />,
    chat: <DivisionChat division={shown} />,
  };
  return (
    <>
      <StaffTabs
        label={division.name}
        param="part"
        tabs={DIVISION_PARTS.map((part) => ({ id: part, label: t(`part.${part}`), content: content[part] }))}
      />
      {guard}
    </>
  );
}
