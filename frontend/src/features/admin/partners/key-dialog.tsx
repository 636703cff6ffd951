import { Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { StaffDialog } from '../kit/staff-dialog';
import { useStaffConfirm } from '../kit/staff-confirm';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Heading } from '../../../ui/text';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import {
  type ApiKeyPartsFragment,
  ApiKeysDocument,
  useChangeApiKeyMutation,
  useRevokeApiKeyMutation,
} from './api-keys.generated';
import { KeyFields } from './key-fields';
import { keySchema, toKeyForm, toKeyInput, type KeyForm } from './key-form';
import { KeyUse } from './key-use';

interface KeyDialogProps {
  apiKey: ApiKeyPartsFragment;
  onClose: () => void;
}

const isKeyOver = ({ state }: ApiKeyPartsFragment): boolean => state === 'ENDED' || state === 'REVOKED';

/** A key: its use, and what staff decide about it. One that is over is only looked at. */
export function KeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { t } = useTranslation('admin-partners');
  const times = useTimes();
  const isOver = isKeyOver(apiKey);
  const formId = useId();
  const form = useSchemaForm(keySchema, toKeyForm(apiKey));
  const { id, version, name } = apiKey;
  const read = useRead(ApiKeysDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'api-key', thing: String(id) },
    version,
    edits: { kind: 'API_KEY', id },
    readAgain: async () => {
      const stored = (await read({})).apiKeys.find((each) => each.id === id);
      return stored && !isKeyOver(stored) ? { values: toKeyForm(stored), version: stored.version } : null;
    },
  });
  const silent = { isProblemSilent: true, isFaultSilent: true, refetch: ['ApiKeys'] };
  const change = useAction(useChangeApiKeyMutation(), { success: t('changed'), ...silent });
  const revoke = useAction(useRevokeApiKeyMutation(), { success: t('revoked', { name }), ...silent });
  const [dialog, ask] = useStaffConfirm();

  async function send(values: KeyForm) {
    const outcome = await change.run({ input: { id, version: guarded.version, ...toKeyInput(values) } });
    if (await guarded.settle(outcome)) onClose();
  }

  const askToRevoke = () =>
    ask({
      title: t('revoke-ask', { name }),
      children: t('revoke-text'),
      confirmLabel: t('revoke-do'),
      isDestructive: true,
      onConfirm: async () => {
        const outcome = await revoke.run({ input: { id, version } });
        if (await guarded.settle(outcome)) onClose();
        return outcome;
      },
    });

  return (
    <StaffDialog
      title={t('open-name', { name })}
      isWide
      onClose={onClose}
      actions={
        <>
          {!isOver && (
            <Button variant="danger" aria-haspopup="dialog" onClick={askToRevoke}>
              {t('revoke')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t(isOver ? 'close' : 'cancel')}
          </Button>
          {!isOver && (
            <BusyButton type="submit" variant="solid" form={formId} isBusy={change.busy}>
              {t('save')}
            </BusyButton>
          )}
        </>
      }
    >
      {apiKey.state === 'REVOKED' && apiKey.revokedAt !== null && (
        <Text marginBottom="4">{t('revoked-at', { at: times.dateTime(apiKey.revokedAt) })}</Text>
      )}
      {apiKey.state === 'ENDED' && apiKey.endsAt !== null && (
        <Text marginBottom="4">{t('ended-at', { at: times.until(apiKey.endsAt) })}</Text>
      )}
      {apiKey.state === 'STOPPED' && <Text marginBottom="4">{t('state.STOPPED')}.</Text>}
      <Heading as="h3" size="sm" marginBottom="1">
        {t('use-heading')}
      </Heading>
      <KeyUse days={apiKey.days} />
      {!isOver && (
        <>
          <Heading as="h3" size="sm" marginTop="6" marginBottom="3">
            {t('terms')}
          </Heading>
          <FormFrame form={form} id={formId} onSubmit={send}>
            {guarded.notice}
            <KeyFields />
          </FormFrame>
        </>
      )}
      {dialog}
    </StaffDialog>
  );
}
