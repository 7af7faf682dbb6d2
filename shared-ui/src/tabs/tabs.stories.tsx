import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

export default { title: 'Tabs' }

export const Line = () => (
  <Tabs defaultValue="overview">
    <TabList aria-label="AI Intelligence Hub">
      <Tab value="overview">Overview</Tab>
      <Tab value="chat">AI Chat</Tab>
      <Tab value="notifications">Notifications</Tab>
      <Tab value="reminders">Reminders</Tab>
      <Tab value="insights">Insights</Tab>
    </TabList>
    <TabPanel value="overview">Four counters and quick actions.</TabPanel>
    <TabPanel value="chat">The assistant is at the bottom right.</TabPanel>
    <TabPanel value="notifications">Nothing new.</TabPanel>
    <TabPanel value="reminders">Reminders</TabPanel>
    <TabPanel value="insights">Insights</TabPanel>
  </Tabs>
)

export const Filled = () => (
  <Tabs defaultValue="login">
    <TabList $variant="filled" aria-label="Account">
      <Tab value="login">Login</Tab>
      <Tab value="register">Sign Up</Tab>
    </TabList>
    <TabPanel value="login">Welcome back.</TabPanel>
    <TabPanel value="register">Create an account.</TabPanel>
  </Tabs>
)
