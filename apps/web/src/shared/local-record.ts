/** Takes the place of a record's id in the path of a chart that is not saved (`paths.localReport`). */
export const LOCAL_RECORD = 'local';
