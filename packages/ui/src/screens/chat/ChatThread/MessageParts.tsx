import type { ChatPart } from '@ziping/api-client/chat-parts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { stylesOf } from '../../../tokens/stylesOf.ts';
import { chatThreadCopy as copy } from './ChatThread.copy.ts';
import { chatMessageStyles } from './ChatMessage.styles.ts';

/** An image or a recording of another host is not loaded without being asked for: it is a link. */
const isOwn = (url: string) => /^(?:data:|\/)/i.test(url);

function Part({ part }: { part: ChatPart }) {
  if (part.kind === 'unknown') return <span>{copy.parts.unknown}</span>;
  const label = copy.parts[part.kind];
  const name = part.name || copy.parts.unnamed;
  if (part.kind === 'tool-call') {
    return (
      <span>
        {label}：{name}
      </span>
    );
  }
  const { url } = part;
  if (url !== null && isOwn(url) && part.kind === 'image') return <img src={url} alt={part.name || label} />;
  if (url !== null && isOwn(url) && part.kind === 'audio')
    return <audio controls preload="none" src={url} aria-label={part.name || label} />;
  return (
    <span>
      {label}：{url === null ? name : <Link href={url}>{name}</Link>}
    </span>
  );
}

/** What a message has besides its text: sources, images, files, recordings, calls of tools. */
export function MessageParts({ parts }: { parts: readonly ChatPart[] }) {
  const styles = stylesOf(chatMessageStyles);
  return (
    <ul css={styles.parts} aria-label={copy.parts.label}>
      {parts.map((part, at) => (
        <li key={at}>
          <Part part={part} />
        </li>
      ))}
    </ul>
  );
}
