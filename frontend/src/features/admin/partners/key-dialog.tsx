import { Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeApiKeyDocument, RevokeApiKeyDocument, type ApiKeyPartsFragment } from '../../../gql/admin/graphql';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/dialog/modal';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Heading } from '../../../ui/text';
import { useFormDraft } from '../use-form-draft';
import { KeyFields } from './key-fields';
import { keySchema, toKeyForm, toKeyInput, type KeyForm } from './key-form';
import { KeyUse } from './key-use';

interface KeyDialogProps {
  apiKey: ApiKeyPartsFragment;
  onClose: () => void;
}

/** A key: its use, and what staff decide about it. A revoked one is only looked at. */
export function KeyDialog({ apiKey, onClose }: KeyDialogProps) {
  const { t } = useTranslation('admin-partners');
  const language = useLanguage();
  const isRevoked = apiKey.revokedAt !== null;
  const formId = useId();
  const form = useSchemaForm(keySchema, toKeyForm(apiKey));
  const { id, version, name } = apiKey;
  const draft = useFormDraft(form, { form: 'api-key', thing: String(id), version });
  const silent = { isProblemSilent: true, isFaultSilent: true, refetch: ['ApiKeys'] };
  const change = useAction(ChangeApiKeyDocument, { success: t('changed'), ...silent });
  const revoke = useAction(RevokeApiKeyDocument, { success: t('revoked', { name }), ...silent });
  const [dialog, ask] = useConfirm();

  async function send(values: KeyForm) {
    const outcome = await change.run({ input: { id, version: draft.version ?? version, ...toKeyInput(values) } });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuse(form, null, outcome.text);
    if (outcome.status === 'refused') refuse(form, outcome.problem.field ?? null, outcome.text);
  }

  const askToRevoke = () =>
    ask({
      title: t('revoke-ask', { name }),
      children: t('revoke-text'),
      confirmLabel: t('revoke-do'),
      isDestructive: true,
      onConfirm: async () => {
        const outcome = await revoke.run({ input: { id, version } });
        if (outcome.status === 'done') {
          draft.clear();
          onClose();
        }
        return outcome;
      },
    });

  return (
    <Modal
      title={t('open-name', { name })}
      isWide
      onClose={onClose}
      actions={
        <>
          {!isRevoked && (
            <Button variant="danger" aria-haspopup="dialog" onClick={askToRevoke}>
              {t('revoke')}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t(isRevoked ? 'close' : 'cancel')}
          </Button>
          {!isRevoked && (
            <BusyButton type="submit" variant="solid" form={formId} isBusy={change.busy}>
              {t('save')}
            </BusyButton>
          )}
        </>
      }
    >
      {apiKey.revokedAt !== null && (
        <Text marginBottom="4">{t('revoked-at', { at: formatDateTime(apiKey.revokedAt, language) })}</Text>
      )}
      <Heading as="h3" size="sm" marginBottom="1">
        {t('use-heading')}
      </Heading>
      <KeyUse days={apiKey.days} />
      {!isRevoked && (
        <>
          <Heading as="h3" size="sm" marginTop="6" marginBottom="3">
            {t('terms')}
          </Heading>
          <FormFrame form={form} id={formId} onSubmit={send}>
            {draft.notice}
            <KeyFields />
          </FormFrame>
        </>
      )}
      {dialog}
    </Modal>
  );
}
