import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { ExternalLink } from '../../../ui/link';
import { NetworkMark, NETWORKS } from './network-marks';
import type { PlayerProfileFragment } from './player-profile.generated';
import { socialAddress } from './social-address';

const List = styled('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } });

const Item = styled(ExternalLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
});

/** Links to the player on other sites; only networks with a link. */
export function SocialLinks({ player }: { player: PlayerProfileFragment }) {
  const { t } = useTranslation('players');
  const links = NETWORKS.flatMap((network) => {
    const address = socialAddress(network, player[network]);
    return address ? [{ network, address }] : [];
  });
  if (links.length === 0) return null;
  return (
    <List aria-label={t('profile.social')}>
      {links.map(({ network, address }) => (
        <li key={network}>
          <Item href={address}>
            <NetworkMark network={network} />
            {t(`network.${network}`)}
          </Item>
        </li>
      ))}
    </List>
  );
}
