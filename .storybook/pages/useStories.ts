import { useEffect, useState } from 'react';

/** A story in the index of the built or running Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  exportName: string;
}

/** All stories in the order of the sidebar; none until the index has arrived. */
export function useStories(): readonly StoryEntry[] {
  const [stories, setStories] = useState<readonly StoryEntry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, StoryEntry & { type: string }> }>)
      .then(({ entries }) => setStories(Object.values(entries).filter(({ type }) => type === 'story')));
  }, []);
  return stories;
}
