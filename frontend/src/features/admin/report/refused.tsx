import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useServerText } from '../../../lib/i18n/server-text';

const Box = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    marginBottom: '4',
    '& svg': { flexShrink: '0', width: '5', height: '5', marginTop: '2px' },
  },
});

/** Why this user may read the report but not change it. */
export function Refused({ isOwnTeam }: { isOwnTeam: boolean }) {
  const serverText = useServerText();
  return (
    <Box>
      <Lock aria-hidden />
      {serverText(isOwnTeam ? 'api.series.own-team' : 'api.series.not-your-division')}
    </Box>
  );
}
