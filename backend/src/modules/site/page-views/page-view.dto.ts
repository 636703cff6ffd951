import { TextProperty } from '../../../platform/rest/properties.ts';

const LONGEST_PATH = 300;

/** A page that was read. */
export class PageViewDto {
  @TextProperty({ max: LONGEST_PATH, description: "The page's path, without query and fragment" }) path: string;
}
