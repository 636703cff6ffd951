import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { button } from '../../theme/recipes/button';

interface FileButtonProps {
  children: ReactNode;
  /** The endings of the files, as the browser takes them: `.replay`. */
  accept: string;
  isMultiple?: boolean;
  /** Chooses a folder, with all files in it. */
  isFolder?: boolean;
  size?: 'md' | 'sm';
  onFiles: (files: File[]) => void;
}

const Label = styled('label', button);

/** The browser's own file field, shown as a button. */
export function FileButton({
  children,
  accept,
  isMultiple = false,
  isFolder = false,
  size = 'md',
  onFiles,
}: FileButtonProps) {
  return (
    <Label
      size={size}
      position="relative"
      css={{ '&:focus-within': { outline: '2px solid', outlineColor: 'action', outlineOffset: '2px' } }}
    >
      <Upload aria-hidden />
      {children}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={isMultiple}
        // React does not know the property
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // so that the same file can be chosen again
          target.value = '';
        }}
      />
    </Label>
  );
}
