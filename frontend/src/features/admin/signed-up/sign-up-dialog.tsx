import { skipToken } from '@apollo/client/react';
import { chakra, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { StaffDialog } from '../kit/staff-dialog';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { SearchField } from '../lists/search-field';
import { useAddSignupMutation, useTeamsToSignUpQuery } from './signup-actions.generated';

const Hits = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2', listStyle: 'none' },
});

interface SignUpDialogProps {
  season: string;
  onClose: () => void;
}

/** Finds a team by a part of its name, and signs it up for the season. */
export function SignUpDialog({ season, onClose }: SignUpDialogProps) {
  const { t } = useTranslation('admin-signed-up');
  const [text, setText] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useTeamsToSignUpQuery(
    text === '' ? skipToken : { variables: { text } },
  );
  const onSearch = useCallback((wanted: string) => setText(wanted), []);
  const { run, busy } = useAction(useAddSignupMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['SignedUpTeams'],
  });
  const hits = (data ?? previousData)?.adminTeams.items;

  const signUp = async (teamId: number) => {
    const outcome = await run({ teamId });
    if (outcome.status === 'done') onClose();
    if (outcome.status === 'refused' || outcome.status === 'failed') setReason(outcome.text);
  };

  return (
    <StaffDialog
      title={t('add.title', { season })}
      onClose={onClose}
      actions={
        <Button variant="ghost" onClick={onClose}>
          {t('add.cancel')}
        </Button>
      }
    >
      <SearchField label={t('search')} text={text} onSearch={onSearch} />
      {reason && <MessageBox kind="error" title={reason} />}
      {text !== '' && error && <ErrorState onRetry={() => void refetch()} />}
      {text !== '' && !hits && !error && <SkeletonRows rows={2} rowHeight={44} />}
      {text !== '' && hits && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {t('add.hits', { count: hits.length })}
          </Text>
          <Hits>
            {hits.map(({ id, name }) => (
              <li key={id}>
                <Button isWaiting={busy} onClick={() => void signUp(id)}>
                  {t('add.team', { name })}
                </Button>
              </li>
            ))}
          </Hits>
        </>
      )}
    </StaffDialog>
  );
}
