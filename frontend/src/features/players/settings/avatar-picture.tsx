import { Crest } from '../../../ui/crest';
import { FRAMES } from '../../../ui/form/image-crop';

/** The player's picture, as on their page. */
export const AvatarPicture = ({ image, name }: { image: string | null; name: string }) => (
  <Crest image={image} name={name} size={FRAMES.avatar.width} isRound isEager />
);
