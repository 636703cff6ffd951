import { FileUpload } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button';

interface FileChoiceProps {
  label: string;
  /** The files that it offers, as the browser takes them: `image/png,.csv`. Another one can be chosen still. */
  accept: string;
  size?: 'md' | 'sm';
  onFile: (file: File) => void;
}

/** One file, by a button. What it is about is checked by whoever reads it, and by the server. */
export function FileChoice({ label, accept, size = 'md', onFile }: FileChoiceProps) {
  const id = useId();
  return (
    <FileUpload.Root
      maxFiles={1}
      // none is kept, so that the same file can be chosen again
      acceptedFiles={[]}
      onFileAccept={({ files: [file] }) => {
        if (file) onFile(file);
      }}
    >
      <FileUpload.HiddenInput accept={accept} aria-labelledby={id} />
      <FileUpload.Trigger asChild>
        <Button id={id} size={size}>
          <Upload aria-hidden />
          {label}
        </Button>
      </FileUpload.Trigger>
    </FileUpload.Root>
  );
}
