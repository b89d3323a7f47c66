/** The label in the metadata of a file with a text by a model: GB 45438-2025, annex E. */

/** The name of the property. */
export const AI_LABEL = 'AIGC';

/** A text with its id, by which the service finds it again. */
interface Text {
  id: string;
  written_by: 'model' | 'rules' | null;
}

/**
 * Its value as JSON for texts that stand together; null where a model wrote none of them.
 *
 * @param producer name or code of the service that generated the texts
 */
export function aiLabel(producer: string, texts: readonly Text[]): string | null {
  const byModel = texts.filter(({ written_by }) => written_by === 'model');
  if (byModel.length === 0) return null;
  return JSON.stringify({
    Label: '1',
    ContentProducer: producer,
    ProduceID: byModel.map(({ id }) => id).join(','),
    ReservedCode1: '',
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode2: '',
  });
}
