import { Text } from '@chakra-ui/react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../ui/text';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { CheckboxField, TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Link } from '../../../ui/link';
import { StaffDialog } from '../kit/staff-dialog';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { usePrepared } from '../lists/prepared';
import { useIsAdmin } from '../use-is-admin';
import { AccountPart } from './account-part';
import { useSaveUserMutation } from './user-actions.generated';
import { PLAYER_TEXTS, ROLES, toSaveUserInput, toUserForm, userSchemaOf, type UserForm } from './user-form';
import { nameOf } from './user-key';
import { AdminUserDocument, type AdminUserPartsFragment } from './users-page.generated';

interface UserDialogProps {
  user: AdminUserPartsFragment;
  onClose: () => void;
}

const TEXTS = Object.keys(PLAYER_TEXTS) as (keyof typeof PLAYER_TEXTS)[];

/** A player's fields, an account's roles, and the link between them. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin-users');
  const formId = useId();
  const rolesNote = useId();
  const isAdmin = useIsAdmin();
  const form = useSchemaForm(userSchemaOf(user), toUserForm(user));
  const save = useAction(useSaveUserMutation(), {
    success: t('saved'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminUsers', 'AdminPerson'],
  });
  const { userId, playerId } = user;
  const read = useRead(AdminUserDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'user', thing: `${userId ?? '-'}/${playerId ?? '-'}` },
    version: user.version,
    edits: playerId === null ? { kind: 'USER', id: userId ?? 0 } : { kind: 'PLAYER', id: playerId },
    readAgain: async () => {
      const { adminUser } = await read({ userId, playerId });
      return { values: toUserForm(adminUser), version: adminUser.version };
    },
  });
  const { role: asked } = usePrepared();
  const prepared = asked && isAdmin && user.userId !== null && !user.roles.includes(asked) ? asked : null;
  const { setValue } = form;
  useEffect(() => {
    if (prepared) setValue(prepared, true, { shouldDirty: true });
  }, [prepared, setValue]);

  async function send(values: UserForm) {
    const input = { ...toSaveUserInput(user, values, isAdmin), version: guarded.version };
    if (await guarded.settle(await save.run({ input }))) onClose();
  }

  return (
    <StaffDialog
      title={t('manage-name', { name: nameOf(user) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={save.busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
        {guarded.notice}
        {user.playerId !== null && (
          <>
            <TextField {...form.register('nickname')} label={t('column.nickname')} spellCheck={false} />
            <TextField {...form.register('mmr')} label={t('column.mmr')} inputMode="numeric" isOptional />
            {TEXTS.map((field) => (
              <TextField
                key={field}
                {...form.register(field)}
                label={t(`field.${field}`)}
                spellCheck={false}
                isOptional
              />
            ))}
          </>
        )}
        {user.userId !== null && (
          <fieldset disabled={!isAdmin} aria-describedby={isAdmin ? undefined : rolesNote}>
            <Heading as="legend" size="sm">
              {t('column.roles')}
            </Heading>
            {ROLES.map((role) => (
              <CheckboxField key={role} {...form.register(role)} label={t(`role.${role}`)} isOptional />
            ))}
            {prepared && <Text role="status">{t('prepared', { role: t(`role.${prepared}`) })}</Text>}
          </fieldset>
        )}
      </FormFrame>
      {user.userId !== null && !isAdmin && (
        <Text id={rolesNote} color="fg.muted">
          {t('roles-by-admin')}
        </Text>
      )}
      {isAdmin && user.playerId !== null && (
        <Text marginBottom="4">
          <Link to={paths.adminSanctions(user.nickname ?? '')}>{t('sanctions')}</Link>
        </Text>
      )}
      {isAdmin && (
        <Text marginBottom="4">
          <Link to={paths.adminPerson(user)}>{t('all-about')}</Link>
        </Text>
      )}
      {isAdmin && <AccountPart user={user} onDone={onClose} />}
    </StaffDialog>
  );
}
