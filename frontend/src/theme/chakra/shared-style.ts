import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * The style of a compiled recipe (theme/recipes), for the part of Chakra that looks the same, with what that part needs besides. Both
 * libraries read the same objects; only the types of a few vendor properties differ.
 */
export function sharedStyle(recipe: { config: object }, more: SystemStyleObject = {}): SystemStyleObject {
  const { base } = recipe.config as { base?: object };
  return { ...base, ...(more as object) };
}
