import { skipToken } from '@apollo/client/react';
import { chakra, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextAreaField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { ErrorState } from '../../../ui/page/error-state';
import { Labelled, Note } from '../labelled';
import { SearchField } from '../lists/search-field';
import { reasonSchema } from './member-form';
import { Choice } from '../kit/choice';
import { type MemberRowFragment, useMergeMembersMutation, useAssociationMembersQuery } from './member-list.generated';

const MOST = 6;

const Hits = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: 'touch' },
    '& span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted' },
  },
});

interface MergeMembersProps {
  member: MemberRowFragment;
  onDone: () => void;
}

/** Finds the other membership of the same person, and makes the two one. */
export function MergeMembers({ member, onDone }: MergeMembersProps) {
  const { t } = useTranslation('admin-users');
  const [text, setText] = useState('');
  const [other, setOther] = useState<MemberRowFragment | null>(null);
  const filter = { text, first: MOST };
  const { data, error, refetch } = useAssociationMembersQuery(
    text === '' || other ? skipToken : { variables: { filter } },
  );
  const onSearch = useCallback((wanted: string) => setText(wanted), []);
  const hits = data?.associationMembers.items.filter(({ id }) => id !== member.id);

  if (other) return <Merge member={member} other={other} onBack={() => setOther(null)} onDone={onDone} />;
  return (
    <>
      <Note>{t('member-dialog.merge-means')}</Note>
      <SearchField label={t('member-dialog.merge-find')} text={text} onSearch={onSearch} />
      {text !== '' && error && <ErrorState onRetry={() => void refetch()} />}
      {text !== '' && hits && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {t('member-dialog.hits', { count: hits.length })}
          </Text>
          <Hits>
            {hits.map((hit) => (
              <li key={hit.id}>
                <span>
                  {hit.name ?? t('member-list.no-form')} <small>{hit.email}</small>
                </span>
                <Button
                  aria-label={t('member-dialog.choose-name', { name: hit.name ?? hit.email })}
                  onClick={() => setOther(hit)}
                >
                  {t('member-dialog.choose')}
                </Button>
              </li>
            ))}
          </Hits>
        </>
      )}
    </>
  );
}

interface MergeProps extends MergeMembersProps {
  other: MemberRowFragment;
  onBack: () => void;
}

function Merge({ member, other, onBack, onDone }: MergeProps) {
  const { t } = useTranslation('admin-users');
  const [email, setEmail] = useState(member.email);
  const form = useSchemaForm(reasonSchema, { reason: '' });
  const merge = useAction(useMergeMembersMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AssociationMembers', 'LatestAct'],
  });

  async function send({ reason }: { reason: string }) {
    const { id: stayingId, version } = member;
    const input = { stayingId, version, leavingId: other.id, leavingVersion: other.version, email, reason };
    const outcome = await merge.run({ input });
    if (outcome.status === 'done') onDone();
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <FormFrame form={form} onSubmit={send}>
      <Text marginBottom="3">
        {t('member-dialog.merge-two', { staying: member.name ?? member.email, leaving: other.name ?? other.email })}{' '}
        <Button variant="ghost" onClick={onBack}>
          {t('member-dialog.merge-other')}
        </Button>
      </Text>
      <Labelled label={t('member-dialog.merge-email')}>
        {(id) => (
          <Choice id={id} value={email} onChange={({ target }) => setEmail(target.value)} marginBottom="5">
            {[member.email, other.email].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Choice>
        )}
      </Labelled>
      <TextAreaField
        {...form.register('reason')}
        label={t('member-dialog.merge-reason')}
        help={t('member-dialog.reason-help')}
        rows={2}
      />
      <BusyButton type="submit" variant="danger" isBusy={merge.busy}>
        {t('member-dialog.merge-do')}
      </BusyButton>
    </FormFrame>
  );
}
