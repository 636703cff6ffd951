import { crestGradient } from './crest-pair';
import { pictureSource } from './picture-source';

interface CrestColoursProps {
  image: string | null | undefined;
  /** The team's name, from which a crest is drawn when there is no picture. */
  name: string;
  /** The side in px of the crest beside it, so that both are one file. */
  size: number;
  /** A tint lies behind its isolated parent's texts, an edge at the left of its parent, a fill all over it. Parents are positioned. */
  place: 'tint' | 'edge' | 'fill';
}

/** A team's colours: those of its picture itself, or the two of the drawn crest. Its rules are in theme/global-css.ts. */
export function CrestColours({ image, name, size, place }: CrestColoursProps) {
  const className = `crest-colours ${place}`;
  return image ? (
    <img className={className} src={pictureSource(image, size)} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className={className} style={{ background: crestGradient(name) }} />
  );
}
