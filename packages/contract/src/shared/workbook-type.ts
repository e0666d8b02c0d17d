/** The content type of an Excel workbook. Callers request it with `Accept`. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
