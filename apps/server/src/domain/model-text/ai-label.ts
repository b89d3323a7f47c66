/** The label in the metadata of a file with a text by a model: GB 45438-2025, annex E. */

/** The name of the property. */
export const AI_LABEL = 'AIGC';

/**
 * Its value as JSON.
 *
 * @param producer name or code of the service that generated the text
 * @param id by which the service finds the text again
 */
export const aiLabel = (producer: string, id: string): string =>
  JSON.stringify({
    Label: '1',
    ContentProducer: producer,
    ProduceID: id,
    ReservedCode1: '',
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode2: '',
  });
