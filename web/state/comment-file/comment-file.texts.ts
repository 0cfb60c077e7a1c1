/** Said when a comment file was chosen. */
export const TEXT = {
  read: '文件上传成功',
  wrong: '文件格式错误',
  wrongText: '请上传 JSON 格式文件',
} as const;
