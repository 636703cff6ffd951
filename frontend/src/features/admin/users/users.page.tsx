import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { PageHeading } from '../../../ui/page/page-heading';
import { StaffTabs } from '../kit/staff-tabs';
import { AdminPage } from '../shell/admin-page';
import { useIsAdmin } from '../use-is-admin';
import { AccountList } from './account-list';
import { MemberList } from './member-list';
import { NewPlayerDialog } from './new-player-dialog';

/** Accounts and players; for admins also the association's members. */
export default function UsersPage() {
  const { t } = useTranslation('admin-users');
  const isAdmin = useIsAdmin();
  const [isNew, setIsNew] = useState(false);
  return (
    <AdminPage tab="users" title={t('title')}>
      <PageHeading
        aside={
          isAdmin && (
            <Button variant="solid" onClick={() => setIsNew(true)}>
              {t('new.title')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageHeading>
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
      {isNew && <NewPlayerDialog onClose={() => setIsNew(false)} />}
    </AdminPage>
  );
}
