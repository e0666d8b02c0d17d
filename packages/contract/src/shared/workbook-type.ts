/** The content type of an Excel workbook, which a call for a file asks for by `Accept`. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
