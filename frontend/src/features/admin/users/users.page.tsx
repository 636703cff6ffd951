import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page/page-heading';
import { StaffTabs } from '../kit/staff-tabs';
import { AdminPage } from '../shell/admin-page';
import { useIsAdmin } from '../use-is-admin';
import { AccountList } from './account-list';
import { MemberList } from './member-list';

/** Accounts and players; for admins also the association's members. */
export default function UsersPage() {
  const { t } = useTranslation('admin-users');
  const isAdmin = useIsAdmin();
  return (
    <AdminPage tab="users" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      {isAdmin ? (
        <StaffTabs
          label={t('lists')}
          param="list"
          resets="page"
          tabs={[
            { id: 'accounts', label: t('accounts'), content: <AccountList /> },
            { id: 'members', label: t('members'), content: <MemberList /> },
          ]}
        />
      ) : (
        <AccountList />
      )}
    </AdminPage>
  );
}
