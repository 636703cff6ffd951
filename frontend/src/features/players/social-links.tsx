import { chakra } from '@chakra-ui/react';
import { AtSign, Camera, Gamepad2, Music2, SquarePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlayerProfileFragment } from '../../gql/graphql';
import { ExternalLink } from '../../ui/link';
import { socialAddress, type SocialNetwork } from './social-address';

/** What one does there: the networks' own marks are theirs. */
const ICONS = { twitter: AtSign, instagram: Camera, twitch: Gamepad2, tiktok: Music2, youtube: SquarePlay };
const NETWORKS = Object.keys(ICONS) as SocialNetwork[];

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });

const Item = chakra(ExternalLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
});

/** Where else a player is found; only the networks with a link. */
export function SocialLinks({ player }: { player: PlayerProfileFragment }) {
  const { t } = useTranslation('players');
  const links = NETWORKS.flatMap((network) => {
    const address = socialAddress(network, player[network]);
    return address ? [{ network, address, Icon: ICONS[network] }] : [];
  });
  if (links.length === 0) return null;
  return (
    <List aria-label={t('profile.social')}>
      {links.map(({ network, address, Icon }) => (
        <li key={network}>
          <Item href={address}>
            <Icon aria-hidden size={18} />
            {t(`network.${network}`)}
          </Item>
        </li>
      ))}
    </List>
  );
}
