/** Who runs this deployment: the one place where name and contact details are set. An empty detail is not shown. */
export const operator = {
  product: '子平',
  company: '子平命理文化工作室',
  email: 'support@ziping.example',
  phone: '400-000-0000',
  address: '某省某市某区某路 1 号',
};
