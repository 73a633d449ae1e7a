/** Keeps an answer as the file that it says it is. */
export const saveFile = async (response: Response): Promise<void> => {
  const [, name = 'valija'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn of the loop; some take it only then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
